import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import { PageHead } from '#platform/web/page-head.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Shape } from '#platform/web/ui/shape.tsx'
import './texts.ts'

const berth =
  'relative lg:before:absolute lg:before:-top-6 lg:before:left-6 lg:before:h-6 lg:before:w-px lg:before:bg-ink lg:after:absolute lg:after:-top-6 lg:after:right-6 lg:after:h-6 lg:after:w-px lg:after:bg-ink max-lg:before:absolute max-lg:before:top-1/2 max-lg:before:-left-6 max-lg:before:h-px max-lg:before:w-6 max-lg:before:bg-ink'
const hull = 'flex h-13 items-center gap-3 rounded-tag border px-4 lg:block lg:h-28 lg:py-4'

function Moored({ to, name, children }: { to: string; name: string; children: string }) {
  return (
    <li className={berth}>
      <Link to={to} className={`${hull} border-line bg-surface hover:border-primary`}>
        <span className="block text-success lg:mb-5">
          <Shape kind="ok" />
        </span>
        <span className="block font-semibold max-lg:flex-1">{name}</span>
        <span className="block text-13 text-muted">{children}</span>
      </Link>
    </li>
  )
}

function Rope({ className }: { className: string }) {
  return (
    <svg
      width="48"
      height="24"
      viewBox="0 0 48 24"
      aria-hidden="true"
      className={`absolute -top-[25px] fill-none stroke-ink max-lg:hidden ${className}`}
    >
      <path d="M24.5 0c0 9 1 13 7 15s7 1 8 7" />
    </svg>
  )
}

function EmptyBerth() {
  return (
    <li aria-current="page" className={`${hull} relative border-line-strong border-dashed lg:pt-12`}>
      <Rope className="-left-px" />
      <Rope className="-right-px -scale-x-100" />
      <span className="absolute size-5 rounded-full border-2 border-lamp-ring bg-lamp shadow-[0_0_0_3px_var(--bg)] max-lg:top-1/2 max-lg:-left-[34px] max-lg:-mt-2.5 lg:-top-[34px] lg:left-1/2 lg:-ml-2.5" />
      <span className="block font-semibold text-muted max-lg:flex-1 max-lg:pl-6">
        <Trans>Empty</Trans>
      </span>
      <span className="block text-13 text-muted">
        <Trans>You are here</Trans>
      </span>
    </li>
  )
}

function Quay() {
  const { t } = useLingui()
  return (
    <ul
      aria-label={t`Pages that are here`}
      className="ligne-upright mt-8 grid gap-2 pl-6 lg:ligne-lying lg:mt-14 lg:grid-cols-5 lg:gap-6 lg:pt-6 lg:pl-0"
    >
      <Moored to="/" name={t`Home`}>{t`What Quai is`}</Moored>
      <Moored to="/#berths" name={t`Six berths`}>{t`How it works`}</Moored>
      <EmptyBerth />
      <Moored to="/#law" name={t`Law and exit`}>{t`Where it runs`}</Moored>
      <Moored to="/#form-and-file" name={t`As code`}>{t`The form and the file`}</Moored>
    </ul>
  )
}

export default function NotFoundPage() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <div className="pt-2 md:pt-12">
      <PageHead title={t`Not found · Quai`} />
      <p className="text-13 text-muted">
        <Trans>404, not found</Trans>
      </p>
      <h1 className="mt-2 text-36 md:text-48">
        <Trans>This berth is empty.</Trans>
      </h1>
      <p className="mt-4 max-w-[40em] text-pretty text-16 text-muted md:text-18">
        <Trans>
          Nothing is moored at{' '}
          <span className="inline-block rounded-tag bg-sunken px-1.5 font-mono text-14 text-ink [overflow-wrap:anywhere] md:text-16">
            {pathname}
          </span>
          . The page may have moved, or a letter slipped in the address.
        </Trans>
      </p>
      <ButtonLink to="/" size="lg" className="mt-6 max-md:w-full">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
      <Quay />
    </div>
  )
}
