import { onChanged } from '#platform/web/live.ts'
import type { User } from '../contract.ts'
import { listInvitations, listJoinRequests } from '../joining-contract.ts'
import { listMembers } from '../organization-contract.ts'
import { may } from '../permissions.ts'
import { Invitations } from './settings-invitations.tsx'
import { JoinRequests } from './settings-join-requests.tsx'
import { MemberList } from './settings-member-list.tsx'
import { Promotion } from './settings-promotion.tsx'

onChanged('members', [listMembers.path, listInvitations.path, listJoinRequests.path])

export function SettingsMembers({ user }: { user: User }) {
  const manages = may(user, 'members:manage')
  return (
    <>
      <MemberList user={user} />
      {manages && <JoinRequests user={user} />}
      {manages && <Invitations />}
      <Promotion user={user} />
    </>
  )
}
