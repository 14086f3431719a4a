// The command palette's look; what can be chosen is given. cmdk filters, moves the cursor and tells screen readers.
import './motion.css'
import { Trans } from '@lingui/react/macro'
import { Command } from 'cmdk'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { overlayClasses } from './dialog.tsx'
import { SearchIcon } from './icon.tsx'
import { menuItemClasses, menuLabelClasses } from './menu-look.ts'

export type CommandItem = {
  readonly id: string
  readonly label: string
  /** an address or a key, at the end of the row */
  readonly note?: string
  readonly keywords?: readonly string[]
  readonly run: () => void
}
export type CommandGroup = { readonly heading: string; readonly items: readonly CommandItem[] }

type CommandDialogProps = {
  label: string
  placeholder: string
  groups: readonly CommandGroup[]
  onClose: () => void
  footer?: ReactNode
}

const panelClasses = classNames(
  'fixed inset-x-4 top-[max(16px,12dvh)] z-50 mx-auto flex max-h-[min(480px,76dvh)] max-w-[560px] flex-col overflow-hidden',
  'rounded-card border border-line bg-surface text-ink shadow-dialog outline-none dark:border-line-strong',
  'data-[state=open]:animate-[quai-rise-in_160ms_var(--ease-out)]',
)

export function CommandDialog({ label, placeholder, groups, onClose, footer }: CommandDialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content aria-describedby={undefined} className={panelClasses}>
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <Command label={label} loop className="flex min-h-0 flex-col">
            <div className="flex flex-none items-center gap-3 border-line border-b px-4">
              <SearchIcon className="text-muted" />
              <Command.Input placeholder={placeholder} className="h-12 w-full bg-transparent text-16 outline-none" />
            </div>
            <Choices groups={groups} />
          </Command>
          {footer && <div className="flex-none border-line border-t px-4 py-2 text-12 text-muted">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Choices({ groups }: { groups: readonly CommandGroup[] }) {
  return (
    <Command.List className="min-h-0 overflow-y-auto p-2">
      <Command.Empty className="px-2 py-6 text-center text-13 text-muted">
        <Trans>Nothing fits these letters.</Trans>
      </Command.Empty>
      {groups.map(({ heading, items }) => (
        <Command.Group key={heading} heading={<span className={classNames(menuLabelClasses, 'block')}>{heading}</span>}>
          {items.map((item) => (
            <Command.Item
              key={item.id}
              value={item.id}
              keywords={[item.label, ...(item.keywords ?? [])]}
              onSelect={item.run}
              className={classNames(menuItemClasses, 'data-[selected=true]:bg-sunken')}
            >
              <span className="flex-1">{item.label}</span>
              {item.note && <span className="font-mono text-12 text-subtle">{item.note}</span>}
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </Command.List>
  )
}
