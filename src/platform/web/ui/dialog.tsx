import './motion.css'
import { useLingui } from '@lingui/react/macro'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icon.tsx'

type DialogProps = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Stands above the title; for dialogs that ask for attention first. */
  icon?: ReactNode
  /** Escape and a click outside do nothing, no close button: only what the dialog offers leads out. */
  blocking?: boolean
  /** Interrupts to warn before something is lost or refused. */
  alert?: boolean
  wide?: boolean
  footer?: ReactNode
  children?: ReactNode
}

const panelClasses = classNames(
  'fixed z-50 flex flex-col border border-line bg-surface text-ink shadow-dialog outline-none dark:border-line-strong',
  'md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-48px)] md:rounded-card',
  'md:data-[state=closed]:animate-[quai-rise-out_120ms_var(--ease-out)] md:data-[state=open]:animate-[quai-rise-in_160ms_var(--ease-out)]',
  'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[calc(100dvh-32px)] max-md:rounded-t-card max-md:border-x-0 max-md:border-b-0',
  'max-md:[--sheet-y:100%] max-md:data-[state=closed]:animate-[quai-sheet-out_160ms_var(--ease-out)] max-md:data-[state=open]:animate-[quai-sheet-in_240ms_var(--ease-out)]',
)

export const overlayClasses =
  'fixed inset-0 z-50 bg-shade data-[state=closed]:animate-[quai-fade-out_120ms_var(--ease-out)] data-[state=open]:animate-[quai-fade-in_160ms_var(--ease-out)]'

/** A dialog in the middle; below 768 px a sheet that rises from the bottom edge, where the thumb is. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  blocking = false,
  alert = false,
  wide = false,
  ...parts
}: DialogProps) {
  const hold = (event: Event) => {
    if (blocking) event.preventDefault()
  }
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={classNames(overlayClasses, blocking && 'backdrop-blur-[4px]')} />
        <Radix.Content
          role={alert || blocking ? 'alertdialog' : 'dialog'}
          onEscapeKeyDown={hold}
          onInteractOutside={hold}
          {...(!parts.description && { 'aria-describedby': undefined })}
          className={classNames(panelClasses, wide ? 'md:w-[640px]' : blocking ? 'md:w-[456px]' : 'md:w-[528px]')}
        >
          <Header {...parts} blocking={blocking} />
          {parts.children && (
            <div className={classNames('min-h-0 overflow-y-auto pb-5 max-md:px-4', blocking ? 'px-7' : 'px-6 pt-4')}>
              {parts.children}
            </div>
          )}
          {!parts.children && !blocking && <div className="h-5 flex-none" />}
          {parts.footer && (
            <footer
              className={classNames(
                'flex flex-none gap-2 pb-[max(16px,env(safe-area-inset-bottom))] max-md:px-4',
                blocking
                  ? 'flex-col px-7'
                  : 'justify-end border-line border-t px-6 pt-4 max-md:flex-col-reverse max-md:pt-3 max-md:*:h-12 max-md:*:w-full max-md:*:text-16',
              )}
            >
              {parts.footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Header(props: Pick<DialogProps, 'title' | 'description' | 'icon' | 'blocking'>) {
  const { t } = useLingui()
  return (
    <header
      className={classNames(
        'flex flex-none items-start gap-3 max-md:px-4',
        props.blocking ? 'px-7 pt-7 pb-5 max-md:pt-6' : 'px-6 pt-5 max-md:pt-4',
      )}
    >
      <div className="min-w-0 flex-1">
        {props.icon && <div className="mb-3">{props.icon}</div>}
        <Radix.Title className="text-22">{props.title}</Radix.Title>
        {props.description && (
          <Radix.Description className={classNames('text-muted', props.blocking && 'mt-1')}>
            {props.description}
          </Radix.Description>
        )}
      </div>
      {!props.blocking && (
        <Radix.Close asChild>
          <IconButton label={t`Close`} className="-mt-0.5 -mr-1.5">
            <CloseIcon />
          </IconButton>
        </Radix.Close>
      )}
    </header>
  )
}

/** Wraps the button that closes the dialog without doing anything. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
