import './motion.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Command } from 'cmdk'
import { Popover } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, useFieldControl } from './field.tsx'
import { CheckIcon, ChevronDownIcon, SearchIcon } from './icon.tsx'
import { menuItemClasses, menuSurfaceClasses } from './menu-look.ts'
import type { Option } from './select.tsx'

type Shared = {
  options: readonly Option[]
  placeholder?: string
  searchPlaceholder?: string
  /** Needed outside of a Field. */
  label?: string
  disabled?: boolean
}

type ComboboxProps = Shared & { value: string | undefined; onValueChange: (value: string) => void }
type MultiComboboxProps = Shared & { values: readonly string[]; onValuesChange: (values: string[]) => void }

/** One of many, found by typing. */
export function Combobox({ value, onValueChange, ...shared }: ComboboxProps) {
  const [open, setOpen] = useState(false)
  const chosen = shared.options.find((option) => option.value === value)
  const choose = (next: string) => {
    onValueChange(next)
    setOpen(false)
  }
  return (
    <Frame
      {...shared}
      open={open}
      onOpenChange={setOpen}
      face={chosen && <span className="truncate">{chosen.label}</span>}
    >
      <Choices options={shared.options} isChosen={(candidate) => candidate === value} onChoose={choose} />
    </Frame>
  )
}

/** Several of many; the list stays open, the field shows what is chosen. */
export function MultiCombobox({ values, onValuesChange, ...shared }: MultiComboboxProps) {
  const [open, setOpen] = useState(false)
  const chosen = shared.options.filter((option) => values.includes(option.value))
  const toggle = (value: string) =>
    onValuesChange(values.includes(value) ? values.filter((known) => known !== value) : [...values, value])
  const tags = chosen.map((option) => (
    <span key={option.value} className="rounded-tag bg-sunken px-2 py-0.5 font-medium text-12">
      {option.label}
    </span>
  ))
  return (
    <Frame {...shared} open={open} onOpenChange={setOpen} face={tags.length > 0 && tags} several>
      <Choices
        options={shared.options}
        isChosen={(candidate) => values.includes(candidate)}
        onChoose={toggle}
        several
      />
    </Frame>
  )
}

type FrameProps = Shared & {
  open: boolean
  onOpenChange: (open: boolean) => void
  face: ReactNode
  several?: boolean
  children: ReactNode
}

function Frame({ open, onOpenChange, face, several = false, children, ...shared }: FrameProps) {
  const field = useFieldControl()
  const { t } = useLingui()
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger
        {...field}
        {...(shared.label && { 'aria-label': shared.label })}
        disabled={shared.disabled ?? false}
        className={classNames(
          controlClasses,
          'flex min-h-9 cursor-pointer items-center justify-between gap-2 text-left max-md:min-h-11 pointer-coarse:min-h-11',
          several && face ? 'px-1.5 py-1' : 'px-2.5',
        )}
      >
        <span className="flex min-w-0 flex-wrap items-center gap-1.5">
          {face || <span className="text-subtle">{shared.placeholder ?? t`Choose`}</span>}
        </span>
        <ChevronDownIcon className="text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={shared.label ?? shared.placeholder ?? t`Choose`}
          className={classNames(menuSurfaceClasses, 'w-(--radix-popover-trigger-width) min-w-64')}
        >
          <Command label={shared.searchPlaceholder ?? t`Search`} className="flex flex-col">
            <div className="flex items-center gap-2 border-line border-b px-3">
              <SearchIcon className="text-muted" />
              <Command.Input
                placeholder={shared.searchPlaceholder ?? t`Search`}
                className="h-9 w-full bg-transparent text-14 outline-none max-md:h-11 max-md:text-16"
              />
            </div>
            {children}
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type ChoicesProps = {
  options: readonly Option[]
  isChosen: (value: string) => boolean
  onChoose: (value: string) => void
  several?: boolean
}

/** cmdk marks the option under the cursor with aria-selected, so what is chosen is told by a check and by words. */
function Choices({ options, isChosen, onChoose, several = false }: ChoicesProps) {
  return (
    <Command.List className="max-h-64 overflow-y-auto p-1">
      <Command.Empty className="px-2 py-4 text-center text-13 text-muted">
        <Trans>Nothing fits these letters.</Trans>
      </Command.Empty>
      {options.map((option) => (
        <Command.Item
          key={option.value}
          value={option.value}
          keywords={[option.label]}
          disabled={option.disabled ?? false}
          onSelect={() => onChoose(option.value)}
          className={classNames(menuItemClasses, 'data-[disabled=false]:text-ink data-[selected=true]:bg-sunken')}
        >
          {several && <Box checked={isChosen(option.value)} />}
          <span className="min-w-0 flex-1">
            {option.label}
            {option.note && <span className="block text-12 text-muted">{option.note}</span>}
          </span>
          {isChosen(option.value) && (
            <span>
              {!several && <CheckIcon />}
              <span className="sr-only">
                <Trans>chosen</Trans>
              </span>
            </span>
          )}
        </Command.Item>
      ))}
    </Command.List>
  )
}

function Box({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-4 flex-none place-items-center rounded-[3px] border',
        checked ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface',
      )}
    >
      {checked && <CheckIcon size={12} />}
    </span>
  )
}
