import { Trans } from '@lingui/react/macro'
import { LanguageSwitch } from './language-switch.tsx'

export function Footer() {
  return (
    <footer className="border-line border-t text-13 text-muted">
      <div className="mx-auto flex w-full max-w-[1248px] flex-wrap items-end justify-between gap-x-12 gap-y-6 px-4 py-8 md:px-6">
        <div>
          <p className="font-bold font-display text-[20px] text-ink leading-6 tracking-[-0.01em]">Quai</p>
          <p className="mt-1">
            <Trans>Deploy, scale and manage production-ready clusters.</Trans>
          </p>
        </div>
        <LanguageSwitch />
      </div>
    </footer>
  )
}
