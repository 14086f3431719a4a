import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import { type ToastMessage, toast } from '../ui/toast-store.ts'
import { Specimen } from './specimen.tsx'

export function Messages() {
  const { t } = useLingui()
  const samples: { when: string; message: ToastMessage }[] = [
    { when: t`Something small is done`, message: { title: t`Discount Bar Restored`, duration: 2500 } },
    {
      when: t`What you asked for has worked`,
      message: {
        variant: 'success',
        title: t`Verification Email Sent`,
        description: t`Please check your email for the verification link.`,
      },
    },
    {
      when: t`Something has begun or moved`,
      message: {
        variant: 'info',
        title: t`Scaling workers to 5 nodes`,
        description: t`About two minutes.`,
        action: { label: t`View`, hint: t`Open the cluster production-paris`, run: () => {} },
      },
    },
    {
      when: t`It works, but look`,
      message: {
        variant: 'warning',
        title: t`Price no longer held`,
        description: t`Asked again: still €527.00 a month.`,
      },
    },
    {
      when: t`It did not work`,
      message: {
        variant: 'destructive',
        title: t`Logged out (offline)`,
        description: t`You have been logged out locally. Please check your connection.`,
      },
    },
  ]
  return (
    <Specimen
      title={t`Toasts, five variants`}
      note={t`Newest first, three at most, 5 s each. F8 takes the keyboard there. An error is never only in a toast.`}
    >
      <ul className="max-w-form">
        {samples.map(({ when, message }) => (
          <li
            key={when}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2 first:pt-0 last:border-b-0"
          >
            <span className="w-28 font-medium">{message.variant ?? 'default'}</span>
            <span className="flex-1 text-13 text-muted">{when}</span>
            <Button size="sm" look="secondary" onClick={() => toast(message)}>
              {t`Show`}
            </Button>
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
