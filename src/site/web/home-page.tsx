import { useLingui } from '@lingui/react/macro'
import { PageHead } from '#platform/web/page-head.tsx'
import { Berths } from './home-berths.tsx'
import { Closing } from './home-closing.tsx'
import { FormAndFile } from './home-form-and-file.tsx'
import { Hero } from './home-hero.tsx'
import { LawAndExit } from './home-law-and-exit.tsx'
import './texts.ts'

export default function HomePage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Quai: production-ready Kubernetes clusters in Europe`}
        description={t`Order, pay for and run production-ready Kubernetes clusters in Europe: six EU regions of our own, seven cloud providers, one invoice a month.`}
        canonical="/"
      />
      <Hero />
      <Berths />
      <LawAndExit />
      <FormAndFile />
      <Closing />
    </>
  )
}
