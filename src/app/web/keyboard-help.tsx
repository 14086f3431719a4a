import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { switchKeys, useKeysOn } from './late-keys-store.ts'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of Quai, and the switch that stops it from listening to them. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const on = useKeysOn()
  const keys = [
    { keys: isMac() ? '⌘ K' : 'Ctrl K', does: t`Go to a page by its name` },
    { keys: '?', does: t`Show these keys` },
    { keys: 'F8', does: t`Go to the messages` },
    { keys: 'Esc', does: t`Close what is open` },
    { keys: '↑ ↓', does: t`Move in a menu` },
  ]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>Keyboard shortcuts</Trans>}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {keys.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-tag border border-line bg-sunken px-1.5 py-0.5 font-mono text-13">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 border-line border-t pt-4">
        <Switch
          checked={on}
          onChange={({ target }) => switchKeys(target.checked)}
          label={t`Listen to Ctrl K and ?`}
          note={t`Switch it off when these keys get in the way of another program. Kept in this browser.`}
        />
      </div>
    </Dialog>
  )
}
