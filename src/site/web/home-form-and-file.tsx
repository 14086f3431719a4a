import { Trans, useLingui } from '@lingui/react/macro'
import { CodeExample } from './code-example.tsx'
import { Facts, Section, SectionTitle } from './home-section.tsx'

export function FormAndFile() {
  const { t } = useLingui()
  return (
    <Section id="form-and-file" className="grid items-start gap-8 lg:grid-cols-[400px_minmax(0,1fr)] lg:gap-12">
      <div>
        <SectionTitle of="form-and-file">
          <Trans>The form and the file are the same cluster</Trans>
        </SectionTitle>
        <p className="mt-2 mb-6 text-pretty text-16 text-muted">
          <Trans>
            At every step, “View as code” shows what you configured. Start in the form and keep the file, or the other
            way round.
          </Trans>
        </p>
        <Facts
          wide
          rows={[
            [t`Name`, 'production-paris'],
            [t`Tier`, t`Standard (Blue)`],
            [t`Region`, t`Paris`],
            [t`Control plane`, t`3 replicas`],
            [t`Node pool`, '3 × g1.l'],
          ]}
        />
      </div>
      <CodeExample />
    </Section>
  )
}
