import './motion.css'
import { useLingui } from '@lingui/react/macro'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { overlayClasses } from './dialog.tsx'
import { CloseIcon } from './icon.tsx'

type SheetProps = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  title: ReactNode
  description?: ReactNode
  side?: 'left' | 'right'
  footer?: ReactNode
  children: ReactNode
}

const sides = {
  left: 'left-0 border-r [--sheet-x:-100%]',
  right: 'right-0 border-l [--sheet-x:100%]',
}

/** Slides in from a side and leaves the page visible: the drawer on phones, details beside a list. */
export function Sheet({ open, onOpenChange, trigger, title, description, side = 'right', ...parts }: SheetProps) {
  const { t } = useLingui()
  const opener = useRef<Element>(null)
  // Without a trigger of its own, Radix does not know where the focus came from.
  const giveFocusBack = (event: Event) => {
    if (trigger || !(opener.current instanceof HTMLElement)) return
    event.preventDefault()
    opener.current.focus()
  }
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={giveFocusBack}
          {...(!description && { 'aria-describedby': undefined })}
          className={classNames(
            'fixed inset-y-0 z-50 flex w-[min(416px,calc(100vw-48px))] flex-col border-line bg-surface text-ink shadow-dialog outline-none dark:border-line-strong',
            'data-[state=closed]:animate-[quai-sheet-out_160ms_var(--ease-out)] data-[state=open]:animate-[quai-sheet-in_240ms_var(--ease-out)]',
            sides[side],
          )}
        >
          <header className="flex flex-none items-start gap-3 px-6 pt-5 max-md:px-4 max-md:pt-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-22">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label={t`Close`} className="-mt-0.5 -mr-1.5">
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-4 pb-5 max-md:px-4">{parts.children}</div>
          {parts.footer && (
            <footer className="flex flex-none justify-end gap-2 border-line border-t px-6 py-4 max-md:px-4">
              {parts.footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
