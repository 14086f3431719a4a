// Drop-down menus. Radix forgets the letters typed to find an item after 1 s, as the specification asks (tested in menu.test.tsx).
import './motion.css'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icon.tsx'
import { menuItemClasses, menuLabelClasses, menuSurfaceClasses } from './menu-look.ts'

type MenuProps = { trigger: ReactNode; align?: 'start' | 'end'; className?: string; children: ReactNode }

/** `trigger` is one button of ours; it gets the menu's wiring. */
export function Menu({ trigger, align = 'start', className, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={classNames(
            menuSurfaceClasses,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-48 p-1',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ItemProps = { icon?: ReactNode; keys?: string; danger?: boolean; disabled?: boolean; children: ReactNode }

function ItemBody({ icon, keys, children }: Pick<ItemProps, 'icon' | 'keys' | 'children'>) {
  return (
    <>
      {icon && <span className="text-muted in-data-[danger]:text-danger">{icon}</span>}
      <span className="flex-1">{children}</span>
      {keys && <kbd className="pl-4 font-mono text-12 text-subtle">{keys}</kbd>}
    </>
  )
}

export function MenuItem({
  danger = false,
  disabled = false,
  onSelect,
  ...body
}: ItemProps & { onSelect: () => void }) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      {...(danger && { 'data-danger': true })}
      className={classNames(menuItemClasses, danger && 'text-danger data-[highlighted]:bg-danger-soft')}
    >
      <ItemBody {...body} />
    </Radix.Item>
  )
}

export function MenuLink({ to, ...body }: Omit<ItemProps, 'danger' | 'disabled'> & { to: To }) {
  return (
    <Radix.Item asChild>
      <Link to={to} className={menuItemClasses}>
        <ItemBody {...body} />
      </Link>
    </Radix.Item>
  )
}

type MenuChoiceProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** One of several, with its caption: theme, language, density. */
export function MenuChoice({ label, value, onValueChange, options }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      <Radix.Label className={menuLabelClasses}>{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={menuItemClasses}>
          <span className="flex-1">{option.label}</span>
          <span className="w-4">
            <Radix.ItemIndicator>
              <CheckIcon />
            </Radix.ItemIndicator>
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={menuLabelClasses}>{children}</Radix.Label>
}
