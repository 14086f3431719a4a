// One look for everything that drops down: menus, selects and comboboxes.
import { classNames } from './class-names.ts'

export const menuSurfaceClasses = classNames(
  'z-50 overflow-y-auto overflow-x-hidden rounded-control border border-line bg-surface text-ink shadow-menu outline-none dark:border-line-strong',
  'data-[state=open]:animate-[quai-appear_120ms_var(--ease-out)]',
)

export const menuItemClasses = classNames(
  'flex min-h-8 w-full cursor-pointer select-none items-center gap-2 rounded-[4px] px-2 py-1.5 text-14 outline-none max-md:min-h-11 pointer-coarse:min-h-11',
  'data-[disabled]:cursor-not-allowed data-[disabled]:text-subtle data-[highlighted]:bg-sunken',
)

export const menuLabelClasses = 'px-2 pt-2 pb-1 text-12 text-muted'
