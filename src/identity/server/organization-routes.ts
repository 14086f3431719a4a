/** Members, how they come and go, promotion, and the audit log. */
import type { EventDefinition } from '#platform/event.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import * as audit from '../audit-contract.ts'
import * as joining from '../joining-contract.ts'
import * as organization from '../organization-contract.ts'
import * as promotion from '../promotion-contract.ts'
import { changeMemberRole } from './change-member-role.ts'
import { claimDomain } from './claim-domain.ts'
import { decideJoinRequest } from './decide-join-request.ts'
import { exportAudit } from './export-audit.ts'
import { getInvitation } from './get-invitation.ts'
import { getOrganizationSecurity } from './get-organization-security.ts'
import { inviteMember } from './invite-member.ts'
import { leaveOrganization } from './leave-organization.ts'
import { listAudit } from './list-audit.ts'
import { listDomains } from './list-domains.ts'
import { listInvitations } from './list-invitations.ts'
import { listJoinRequests } from './list-join-requests.ts'
import { listMembers } from './list-members.ts'
import { listMyPromotionRequests } from './list-my-promotion-requests.ts'
import { releaseDomain } from './release-domain.ts'
import { removeMember } from './remove-member.ts'
import { requestPromotion } from './request-promotion.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { setSecondFactorPolicy } from './set-second-factor-policy.ts'
import { transferOwnership } from './transfer-ownership.ts'
import { withdrawPromotion } from './withdraw-promotion.ts'

export const organizationRoutes: readonly Route[] = [
  route(organization.listMembers, listMembers),
  route(organization.changeMemberRole, changeMemberRole),
  route(organization.removeMember, removeMember),
  route(organization.leaveOrganization, leaveOrganization),
  route(organization.transferOwnership, transferOwnership),
  route(organization.getOrganizationSecurity, getOrganizationSecurity),
  route(organization.setSecondFactorPolicy, setSecondFactorPolicy),
  route(joining.listInvitations, listInvitations),
  route(joining.inviteMember, inviteMember),
  route(joining.resendInvitation, resendInvitation),
  route(joining.revokeInvitation, revokeInvitation),
  route(joining.getInvitation, getInvitation),
  route(joining.listDomains, listDomains),
  route(joining.claimDomain, claimDomain),
  route(joining.releaseDomain, releaseDomain),
  route(joining.listJoinRequests, listJoinRequests),
  route(joining.decideJoinRequest, decideJoinRequest),
  route(promotion.requestPromotion, requestPromotion),
  route(promotion.listMyPromotionRequests, listMyPromotionRequests),
  route(promotion.withdrawPromotion, withdrawPromotion),
  route(audit.listAudit, listAudit),
  route(audit.exportAudit, exportAudit),
]

export const organizationEvents: readonly EventDefinition[] = [
  organization.membersChanged,
  organization.memberRemoved,
  organization.organizationSecured,
]
