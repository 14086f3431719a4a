import { Trans } from '@lingui/react/macro'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getOrganization, type User } from '../contract.ts'
import { OrganizationName } from './organization-name.tsx'
import { Domains } from './settings-domains.tsx'
import { HandOver, Leave } from './settings-ownership.tsx'
import { Asked, Part } from './settings-part.tsx'
import { SecondFactorPolicy } from './settings-policy.tsx'

export function SettingsOrganization({ user }: { user: User }) {
  const organization = useEndpoint(getOrganization, {})
  return (
    <>
      <Part
        title={<Trans>Organization</Trans>}
        note={<Trans>The name is on orders, invoices and in the menu of everybody who belongs to it.</Trans>}
      >
        <Asked asked={organization} failed={<Trans>The organization could not be loaded</Trans>}>
          {(data) => (
            <div className="max-w-[440px]">
              <OrganizationName organization={data} user={user} />
            </div>
          )}
        </Asked>
      </Part>
      <SecondFactorPolicy user={user} />
      <Domains user={user} />
      <HandOver user={user} />
      <Leave user={user} />
    </>
  )
}
