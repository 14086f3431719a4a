import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { ExternalIcon } from './icon.tsx'

type Dress = { quiet?: boolean }

/** Links in running text are underlined; quiet ones end a row or a section, where their place says that they are links. */
function linkClasses(quiet: boolean, alone = quiet): string {
  return classNames(
    // A link inside a sentence may be as low as its line; one that stands alone must be easy to hit.
    alone && 'inline-flex min-h-6 items-center pointer-coarse:min-h-8',
    'cursor-pointer rounded-tag font-medium text-primary decoration-1 underline-offset-3 transition-colors duration-120 ease-out',
    quiet ? 'hover:underline' : 'underline decoration-primary/40 hover:decoration-primary',
  )
}

export function TextLink({ quiet = false, className, ...rest }: LinkProps & Dress) {
  return <Link {...rest} className={classNames(linkClasses(quiet), className)} />
}

export function ExternalLink({ quiet = false, className, children, ...rest }: ComponentProps<'a'> & Dress) {
  return (
    <a {...rest} target="_blank" rel="noreferrer" className={classNames(linkClasses(quiet), className)}>
      {children}
      <ExternalIcon size={14} className="mb-0.5 ml-1 inline" />
      <span className="sr-only">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}

/** Acts in place, but reads as part of the text ("Mark all as read"). */
export function TextButton({ quiet = false, className, ...rest }: ComponentProps<'button'> & Dress) {
  return <button type="button" {...rest} className={classNames(linkClasses(quiet, true), className)} />
}
