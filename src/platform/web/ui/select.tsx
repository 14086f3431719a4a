import './motion.css'
import { Select as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, useFieldControl } from './field.tsx'
import { CheckIcon, ChevronDownIcon } from './icon.tsx'
import { menuItemClasses, menuLabelClasses, menuSurfaceClasses } from './menu-look.ts'

export type Option = { value: string; label: string; note?: ReactNode; disabled?: boolean }
export type OptionGroup = { label: string; options: readonly Option[] }

type SelectProps = {
  options: readonly (Option | OptionGroup)[]
  value: string | undefined
  onValueChange: (value: string) => void
  placeholder?: string
  /** Needed outside of a Field. */
  label?: string
  /** 32 px, for a choice inside of a table's row. */
  small?: boolean
  disabled?: boolean
  name?: string
  className?: string
}

export function Select({ options, value, onValueChange, placeholder, small = false, disabled, ...props }: SelectProps) {
  const field = useFieldControl()
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onValueChange}
      disabled={disabled ?? false}
      {...(props.name && { name: props.name })}
      {...('aria-required' in field && { required: true })}
    >
      <Radix.Trigger
        {...field}
        {...(props.label && { 'aria-label': props.label })}
        className={classNames(
          controlClasses,
          'flex cursor-pointer items-center justify-between gap-2 text-left data-placeholder:text-subtle',
          small ? 'h-8 pr-2 pl-2.5 max-md:h-11' : 'h-9 px-2.5 max-md:h-11 pointer-coarse:h-11',
          props.className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <span className="text-muted">
            <ChevronDownIcon />
          </span>
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={classNames(
            menuSurfaceClasses,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-16px)]',
          )}
        >
          <Radix.Viewport className="p-1">{options.map((entry) => renderEntry(entry))}</Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function renderEntry(entry: Option | OptionGroup) {
  if (!('options' in entry)) return <SelectItem key={entry.value} option={entry} />
  return (
    <Radix.Group key={entry.label}>
      <Radix.Label className={menuLabelClasses}>{entry.label}</Radix.Label>
      {entry.options.map((option) => (
        <SelectItem key={option.value} option={option} />
      ))}
    </Radix.Group>
  )
}

function SelectItem({ option }: { option: Option }) {
  return (
    <Radix.Item
      value={option.value}
      disabled={option.disabled ?? false}
      // Radix would name the option by its label alone; why a disabled one does not fit must be heard too.
      aria-labelledby={undefined}
      className={classNames(menuItemClasses, 'items-start pr-2')}
    >
      <span className="min-w-0 flex-1">
        <Radix.ItemText>{option.label}</Radix.ItemText>
        {option.note && <span className="block text-12 text-muted">{option.note}</span>}
      </span>
      <span className="mt-0.5 w-4 flex-none">
        <Radix.ItemIndicator>
          <CheckIcon />
        </Radix.ItemIndicator>
      </span>
    </Radix.Item>
  )
}
