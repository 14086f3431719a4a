import { type Route, route } from '#platform/server/http/route.ts'
import * as staff from '../staff-contract.ts'
import * as decision from '../staff-decision-contract.ts'
import { changeRole } from './change-role.ts'
import { checkAccess } from './check-access.ts'
import { decidePromotion } from './decide-promotion.ts'
import { decideRegistration } from './decide-registration.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { getUserRecord } from './get-user-record.ts'
import { listOrganizationUsers } from './list-organization-users.ts'
import { listPromotionRequests } from './list-promotion-requests.ts'
import { listRegistrations } from './list-registrations.ts'
import { listUsers } from './list-users.ts'
import { lockUser } from './lock-user.ts'
import { moveUser } from './move-user.ts'
import { removeOrganizationUser } from './remove-organization-user.ts'
import { resendRegistrationMail } from './resend-registration-mail.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { unlockUser } from './unlock-user.ts'

export const staffRoutes: readonly Route[] = [
  route(staff.checkAccess, checkAccess),
  route(staff.listUsers, listUsers),
  route(staff.getUserRecord, getUserRecord),
  route(staff.lockUser, lockUser),
  route(staff.unlockUser, unlockUser),
  route(staff.endUserSessions, endUserSessions),
  route(staff.resetSecondFactor, resetSecondFactor),
  route(staff.changeRole, changeRole),
  route(staff.moveUser, moveUser),
  route(staff.removeOrganizationUser, removeOrganizationUser),
  route(staff.listOrganizationUsers, listOrganizationUsers),
  route(decision.listRegistrations, listRegistrations),
  route(decision.decideRegistration, decideRegistration),
  route(decision.resendRegistrationMail, resendRegistrationMail),
  route(decision.listPromotionRequests, listPromotionRequests),
  route(decision.decidePromotion, decidePromotion),
]
