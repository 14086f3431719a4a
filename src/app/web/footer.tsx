import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { withTexts } from '#platform/web/language.ts'
import { footerTiers } from '../tier-pages.ts'
import { FooterBadges } from './footer-badges.tsx'
import { FooterNavigation, TierLinks } from './footer-columns.tsx'
import { versionUntilKnown } from './footer-version.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LatePart } from './late-part.tsx'

const LateTiers = lazy(async () => ({ default: (await withTexts(import('./late-footer.tsx'))).LateTiers }))
const LateVersion = lazy(async () => ({ default: (await withTexts(import('./late-footer.tsx'))).LateVersion }))
const KeyboardButton = lazy(async () => ({ default: (await withTexts(import('./late-keys.tsx'))).KeyboardButton }))

export function Footer() {
  return (
    <footer className="border-line border-t text-13 text-muted">
      <div className="mx-auto w-full max-w-[1248px] px-4 pt-8 pb-24 md:px-6 lg:pb-8">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-8">
          <div className="min-w-55 flex-1">
            <p className="font-bold font-display text-[20px] text-ink leading-6 tracking-[-0.01em]">Quai</p>
            <p className="mt-1">
              <Trans>Deploy, scale and manage production-ready clusters.</Trans>
            </p>
            <FooterBadges />
          </div>
          <FooterNavigation
            tiers={
              <LatePart instead={<TierLinks tiers={footerTiers([])} />}>
                <LateTiers />
              </LatePart>
            }
          />
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex min-h-6 items-center gap-2 font-mono">
            <LatePart instead={versionUntilKnown}>
              <LateVersion />
            </LatePart>
          </p>
          <div className="flex flex-wrap items-center gap-x-4">
            <LatePart>
              <KeyboardButton />
            </LatePart>
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
