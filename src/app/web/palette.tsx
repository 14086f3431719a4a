import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useUser } from '#identity/web/index.ts'
import { chooseTheme } from '#platform/web/theme.ts'
import { CommandDialog, type CommandGroup } from '#platform/web/ui/command.tsx'
import { useOfficersAccess } from './late-officers.ts'
import { usePlaces } from './palette-places.ts'

/** Ctrl/⌘ K: go to a page by its name, or change how Quai looks. */
export function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: user } = useUser()
  const officer = useOfficersAccess()
  const places = usePlaces(officer ? 'officer' : user ? 'person' : 'visitor')
  const andClose = (act: () => void) => () => {
    onClose()
    act()
  }
  const groups: CommandGroup[] = [
    {
      heading: t`Go to`,
      items: places.map(({ to, name }) => ({
        id: to,
        label: name,
        note: to,
        run: andClose(() => void navigate(to)),
      })),
    },
    {
      heading: t`Appearance`,
      items: [
        { id: 'theme-light', label: t`Theme: light`, run: andClose(() => chooseTheme('light')) },
        { id: 'theme-dark', label: t`Theme: dark`, run: andClose(() => chooseTheme('dark')) },
        { id: 'theme-system', label: t`Theme: as the system`, run: andClose(() => chooseTheme('system')) },
        { id: 'keys', label: t`Keyboard shortcuts`, note: '?', run: onHelp },
      ],
    },
  ]
  return (
    <CommandDialog
      label={t`Go to a page`}
      placeholder={t`Page or command`}
      groups={groups}
      onClose={onClose}
      footer={<Trans>↑ ↓ to move, Enter to go, Esc to close</Trans>}
    />
  )
}
