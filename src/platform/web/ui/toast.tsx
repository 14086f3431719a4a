import { useLingui } from '@lingui/react/macro'
import { Toast as Radix } from 'radix-ui'
import { buttonClasses, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icon.tsx'
import { Shape, type ShapeKind } from './shape.tsx'
import type { ToastEntry, ToastVariant } from './toast-store.ts'

const marks: Record<ToastVariant, { shape: ShapeKind; column: string }> = {
  default: { shape: 'off', column: 'bg-sunken text-muted' },
  success: { shape: 'ok', column: 'bg-success-soft text-success' },
  info: { shape: 'run', column: 'bg-primary-soft text-primary' },
  warning: { shape: 'warn', column: 'bg-warning-soft text-warning' },
  destructive: { shape: 'fail', column: 'bg-danger-soft text-danger' },
}

const lookClasses =
  'grid grid-cols-[40px_1fr_auto_auto] items-stretch overflow-hidden rounded-control border border-line bg-surface text-ink shadow-menu'

const movementClasses = classNames(
  'data-[state=open]:animate-[quai-rise-in_160ms_var(--ease-out)] data-[state=closed]:animate-[quai-fade-out_120ms_var(--ease-out)]',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=cancel]:duration-160',
  'data-[swipe=end]:animate-[quai-swipe-out_160ms_var(--ease-out)_forwards]',
)

/** One message; Radix counts its time, waits while pointer or focus rest on it and lets it be swiped away. */
export function ToastItem({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const { t } = useLingui()
  const variant = entry.variant ?? 'default'
  return (
    <Radix.Root
      open={entry.open}
      onOpenChange={(open) => !open && onDismiss()}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      {...(entry.duration !== undefined && { duration: entry.duration })}
      data-variant={variant}
      className={classNames(lookClasses, movementClasses)}
    >
      <span className={classNames('grid place-items-start pt-4 *:mx-auto', marks[variant].column)}>
        <Shape kind={marks[variant].shape} />
      </span>
      <div className="min-w-0 p-3">
        <Radix.Title className="font-bold">{entry.title}</Radix.Title>
        {entry.description && <Radix.Description className="text-13 text-muted">{entry.description}</Radix.Description>}
      </div>
      {entry.action && (
        <Radix.Action
          altText={entry.action.hint}
          onClick={entry.action.run}
          className={classNames(buttonClasses({ look: 'secondary', size: 'sm' }), 'mt-2 mr-2')}
        >
          {entry.action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={t`Close`} className="col-start-4 mt-1.5 mr-1.5 pointer-coarse:m-0">
          <CloseIcon />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  )
}
