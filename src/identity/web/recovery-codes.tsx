/** The recovery codes, on the only occasion on which they can be read: to copy, to keep as a file. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { DownloadIcon } from '#platform/web/ui/icon.tsx'
import { saveFile } from './save-file.ts'

type Codes = { codes: readonly string[] }

function CodeList({ codes }: Codes) {
  const { t } = useLingui()
  const text = codes.join('\n')
  return (
    <div className="rounded-card border border-line">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 bg-sunken p-4 font-mono" aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-line border-t px-3 py-2">
        <CopyButton text={text} label={t`Copy the recovery codes`} />
        <Button
          look="ghost"
          size="sm"
          icon={<DownloadIcon size={14} />}
          onClick={() => saveFile('quai-recovery-codes.txt', 'text/plain', `${text}\n`)}
        >
          <Trans>Save as a file</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Closes only when the person says that the codes are kept: they are never shown again. */
export function RecoveryCodesDialog({ codes, onClose }: Codes & { onClose: () => void }) {
  const [kept, setKept] = useState(false)
  const [missed, setMissed] = useState(false)
  return (
    <Dialog
      open
      blocking
      title={<Trans>Your recovery codes</Trans>}
      description={
        <Trans>
          Each one signs you in once when your phone is not at hand. They are shown only now; codes made before no
          longer work.
        </Trans>
      }
      footer={
        <Button onClick={() => (kept ? onClose() : setMissed(true))}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <CodeList codes={codes} />
        <Checkbox
          checked={kept}
          onChange={({ target }) => setKept(target.checked)}
          aria-invalid={missed && !kept}
          label={<Trans>I have kept these codes in a safe place</Trans>}
          note={missed && !kept && <Trans>Keep them first: without your phone nothing else lets you in.</Trans>}
        />
      </div>
    </Dialog>
  )
}
