import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FooterTier } from '../tier-pages.ts'

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline pointer-coarse:min-h-9">
        {children}
      </Link>
    </li>
  )
}

export function TierLinks({ tiers }: { tiers: readonly FooterTier[] }) {
  return tiers.map(({ key, name, to }) => (
    <FooterLink key={key} to={to}>
      {name}
    </FooterLink>
  ))
}

/** Specification, section 2, "Footer". */
export function PageLinks() {
  return (
    <>
      <FooterLink to="/data-centers">
        <Trans>Data centers</Trans>
      </FooterLink>
      <FooterLink to="/newsletter">
        <Trans>Newsletter</Trans>
      </FooterLink>
      <FooterLink to="/about">
        <Trans>About</Trans>
      </FooterLink>
      <FooterLink to="/contact">
        <Trans>Contact</Trans>
      </FooterLink>
      <FooterLink to="/privacy-policy">
        <Trans>Privacy</Trans>
      </FooterLink>
      <FooterLink to="/terms">
        <Trans>Terms</Trans>
      </FooterLink>
    </>
  )
}

export function FooterNavigation({ tiers }: { tiers: ReactNode }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Footer`} className="flex gap-12 max-md:justify-between max-md:pr-8">
      <ul aria-label={t`Cluster types`}>{tiers}</ul>
      <ul aria-label={t`About Quai`}>
        <PageLinks />
      </ul>
    </nav>
  )
}
