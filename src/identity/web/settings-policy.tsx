import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#platform/endpoint.ts'
import { Switch } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { getOrganizationSecurity, setSecondFactorPolicy } from '../organization-contract.ts'
import { may } from '../permissions.ts'
import { FormError } from './form-error.tsx'
import { Asked, Part } from './settings-part.tsx'

type Security = Reply<typeof getOrganizationSecurity>

function PolicySwitch({ security, allowed }: { security: Security; allowed: boolean }) {
  const { t } = useLingui()
  const set = useSend(setSecondFactorPolicy, {
    onSuccess: (_, { body }) => {
      toast({
        variant: 'success',
        title: body.requireSecondFactor ? t`A second factor is required now` : t`A second factor is no longer required`,
      })
    },
  })
  return (
    <div className="max-w-form">
      <Switch
        label={<Trans>Require a second factor</Trans>}
        note={
          allowed ? (
            <Plural
              value={security.membersWithout}
              _0="Every member has one today."
              one="# member has none yet, and is asked for one as long as this is on."
              other="# members have none yet, and are asked for one as long as this is on."
            />
          ) : (
            <Trans>Only an owner or an admin can change this.</Trans>
          )
        }
        checked={set.isPending ? set.variables.body.requireSecondFactor : security.requireSecondFactor}
        disabled={!allowed || set.isPending}
        onChange={({ target }) => set.mutate({ body: { requireSecondFactor: target.checked } })}
      />
      {set.error && <FormError>{set.error.message}</FormError>}
    </div>
  )
}

export function SecondFactorPolicy({ user }: { user: User }) {
  const security = useEndpoint(getOrganizationSecurity, {})
  return (
    <Part
      title={<Trans>Security policy</Trans>}
      note={<Trans>Holds for every member. Nobody is signed out by it.</Trans>}
    >
      <Asked asked={security} failed={<Trans>The policy could not be loaded</Trans>}>
        {(data) => <PolicySwitch security={data} allowed={may(user, 'organization:secure')} />}
      </Asked>
    </Part>
  )
}
