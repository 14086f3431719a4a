import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CodeBlock, CodeTabs } from '../ui/code-block.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { FirstUse, NoPermission, NoResult } from '../ui/empty.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PlusIcon } from '../ui/icon.tsx'
import { TextLink } from '../ui/link.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { exampleCapi, exampleCurl, exampleMarkdown, exampleShell, exampleTerraform } from './example-texts.ts'
import { Specimen, States } from './specimen.tsx'

export function Content() {
  return (
    <>
      <Empties />
      <Errors />
      <Copies />
      <Codes />
      <Texts />
    </>
  )
}

function Empties() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Empty states`} note={t`First use, no result, no permission. The drawing is an empty berth.`}>
      <div className="divide-y divide-line">
        <FirstUse
          title={t`No cluster yet`}
          benefit={t`Configure one and see its price before you pay. It is usually ready within 7 minutes.`}
          action={
            <ButtonLink to="/ui#content" icon={<PlusIcon />}>
              <Trans>Configure new cluster</Trans>
            </ButtonLink>
          }
          link={
            <TextLink to="/ui#content">
              <Trans>How it works</Trans>
            </TextLink>
          }
        />
        <NoResult filters={[t`Region: Madrid`, t`State: Running`]} search="boutique" onClear={() => {}} />
        <NoPermission what={t`the invoices`} granters={['Claire Laurent', 'Karim Benali']} />
      </div>
    </Specimen>
  )
}

function Errors() {
  const { t } = useLingui()
  const [retrying, setRetrying] = useState(false)
  return (
    <Specimen
      title={t`Error with a way out`}
      note={t`Cause, remedy, one button; it takes the place of what is missing.`}
    >
      <div className="grid gap-4">
        <ErrorState
          title={t`The clusters could not be loaded`}
          onRetry={() => setRetrying(!retrying)}
          retrying={retrying}
          link={
            <TextLink to="/ui#content">
              <Trans>Status of Quai</Trans>
            </TextLink>
          }
          reference="01JC-7F3K-2M9D"
        >
          <Trans>Quai did not answer in time. Your clusters keep running; only this list is missing.</Trans>
        </ErrorState>
        <ErrorState title={t`This link has expired`}>
          <Trans>Links in mails hold for one hour. Ask for a new one on the sign-in page.</Trans>
        </ErrorState>
      </div>
    </Specimen>
  )
}

function Copies() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Copy button`} note={t`"Copied" for two seconds; a failure is not called a success.`}>
      <States>
        <CopyButton text="kubectl get nodes" />
        <span className="inline-flex items-center gap-1">
          <code className="font-mono text-13">boutique.par.quai.example</code>
          <CopyButton compact text="boutique.par.quai.example" label={t`Copy the endpoint`} />
        </span>
      </States>
    </Specimen>
  )
}

function Codes() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Code`} note={t`Chosen lines stand out. Copy takes the command, never the output.`}>
      <div className="grid gap-4">
        <CodeTabs
          label={t`The same cluster as`}
          variants={[
            {
              id: 'capi',
              label: 'Cluster API',
              code: exampleCapi,
              syntax: 'yaml',
              highlight: [4, 7, 9, 11, 14, 16, 19],
            },
            { id: 'terraform', label: 'Terraform', code: exampleTerraform, highlight: [2, 3, 4, 8, 9] },
            { id: 'curl', label: 'curl', code: exampleCurl },
          ]}
        />
        <CodeBlock label={t`Terminal`} code={exampleShell} syntax="shell" />
      </div>
    </Specimen>
  )
}

function Texts() {
  const { t } = useLingui()
  const [shown, setShown] = useState(true)
  return (
    <Specimen title={t`Markdown`} note={t`GitHub's Markdown without raw HTML; loaded when a text is on the page.`}>
      {shown && <Markdown text={exampleMarkdown} />}
      <Button className="mt-4" look="secondary" size="sm" onClick={() => setShown(!shown)}>
        {shown ? <Trans>Hide the text</Trans> : <Trans>Show the text</Trans>}
      </Button>
    </Specimen>
  )
}
