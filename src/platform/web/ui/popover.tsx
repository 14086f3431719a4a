// A panel that opens at a button and leaves the page usable: more than a menu's items, less than a dialog's interruption.
import './motion.css'
import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { menuSurfaceClasses } from './menu-look.ts'

type PopoverProps = {
  /** one button of ours; it gets the panel's wiring */
  trigger: ReactNode
  /** the panel's name, for those who hear the page */
  label: string
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** Focus goes to the panel itself, not to its first button: what it is gets read before anything can be pressed. */
const focusPanel = (event: Event) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

export function Popover({ trigger, label, align = 'end', className, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={focusPanel}
          className={classNames(
            menuSurfaceClasses,
            'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] rounded-card',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Around a link or button of the panel that also closes it. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
