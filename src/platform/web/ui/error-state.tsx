import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Shape } from './shape.tsx'

type ErrorStateProps = {
  /** what could not be done, in the words of the page: "The clusters could not be loaded" */
  title: ReactNode
  /** the cause and the remedy; for a problem of ours, that we know of it */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** another way out: a link home, to the status page, to a person */
  link?: ReactNode
  /** the id that support finds in the logs */
  reference?: string
}

/** An error with a way out. It takes the place of what is missing, never of the whole page around it. */
export function ErrorState({ title, children, onRetry, retrying = false, link, reference }: ErrorStateProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-line bg-surface p-4">
      <span className="mt-1.5 text-danger">
        <Shape kind="fail" />
      </span>
      <div className="min-w-0">
        <h3 className="text-16">{title}</h3>
        {children && <div className="mt-0.5 max-w-[64ch] text-muted">{children}</div>}
        {(onRetry || link) && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            {onRetry && (
              <Button look="secondary" pending={retrying} onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {link}
          </div>
        )}
        {reference && (
          <p className="mt-3 text-12 text-subtle">
            <Trans>
              Reference <code className="select-all font-mono">{reference}</code>
            </Trans>
          </p>
        )}
      </div>
    </div>
  )
}
