import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#platform/endpoint.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PlusIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { claimDomain, listDomains, releaseDomain } from '../joining-contract.ts'
import { may } from '../permissions.ts'
import { FormError } from './form-error.tsx'
import { ActDialog } from './settings-act-dialog.tsx'
import { Asked, Part, Row, Rows } from './settings-part.tsx'

type EmailDomain = Reply<typeof listDomains>['domains'][number]

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

function Release({ domain, onClose }: { domain: string; onClose: () => void }) {
  const { t } = useLingui()
  const release = useSend(releaseDomain, {
    onSuccess: () => {
      toast({ variant: 'success', title: t`Domain removed`, description: domain })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Trans>Remove {domain}</Trans>}
      description={
        <Trans>People with such an address can no longer ask to join. Members and open requests stay.</Trans>
      }
      act={<Trans>Remove the domain</Trans>}
      pending={release.isPending}
      error={release.error}
      onAct={() => release.mutate({ params: { domain }, body: {} })}
      onClose={onClose}
    />
  )
}

/** Only the domain of one's own verified address can be claimed, so there is nothing to type. */
function Claim({ user }: { user: User }) {
  const { t } = useLingui()
  const domain = domainOf(user.email)
  const claim = useSend(claimDomain, {
    onSuccess: () => toast({ variant: 'success', title: t`Domain added`, description: domain }),
  })
  return (
    <div className="mt-5">
      <Button
        look="secondary"
        icon={<PlusIcon />}
        pending={claim.isPending}
        className="max-lg:w-full"
        onClick={() => claim.mutate({ body: { domain } })}
      >
        <Trans>Add {domain}</Trans>
      </Button>
      {claim.error && <FormError>{claim.error.message}</FormError>}
    </div>
  )
}

function DomainList({ domains, user }: { domains: readonly EmailDomain[]; user: User }) {
  const { t } = useLingui()
  const [releasing, setReleasing] = useState<string>()
  const allowed = may(user, 'domains:claim')
  return (
    <>
      {domains.length === 0 && (
        <p className="text-muted">
          <Trans>None yet: people come by invitation only.</Trans>
        </p>
      )}
      <Rows label={t`Email domains`}>
        {domains.map(({ domain, claimedAt }) => (
          <Row
            key={domain}
            title={<span className="font-mono">{domain}</span>}
            note={
              <Trans>
                Added <RelativeTime at={claimedAt} />
              </Trans>
            }
            actions={
              allowed && (
                <TextButton quiet aria-label={t`Remove ${domain}`} onClick={() => setReleasing(domain)}>
                  <Trans>Remove</Trans>
                </TextButton>
              )
            }
          />
        ))}
      </Rows>
      {allowed && !domains.some(({ domain }) => domain === domainOf(user.email)) && <Claim user={user} />}
      {releasing && <Release domain={releasing} onClose={() => setReleasing(undefined)} />}
    </>
  )
}

export function Domains({ user }: { user: User }) {
  const domains = useEndpoint(listDomains, {})
  return (
    <Part
      title={<Trans>Email domains</Trans>}
      note={<Trans>Whoever registers with such an address asks to join, and an owner or an admin decides.</Trans>}
    >
      <Asked asked={domains} failed={<Trans>The domains could not be loaded</Trans>}>
        {({ domains: list }) => <DomainList domains={list} user={user} />}
      </Asked>
    </Part>
  )
}
