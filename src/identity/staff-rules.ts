/** What staff may do to whom. The button's tooltip and the server's refusal are one text. */
import { say, type Text } from '#platform/text.ts'
import type { OrgRole, Role } from './permissions.ts'

type Actor = { readonly id: string; readonly role: Role }
type Target = { readonly id: string; readonly role: Role; readonly orgRole: OrgRole }

const ranks: Record<Role, number> = { customer: 0, officer: 1, admin: 2, super_admin: 3 }

const notYourself = say(
  'You cannot do this to your own account. Ask a colleague.',
  'Vous ne pouvez pas faire cela sur votre propre compte. Demandez à un collègue.',
)
const superAdminOnly = say(
  'Only a super admin can act on this account.',
  'Seul un super-administrateur peut agir sur ce compte.',
)
const staffRolesNeedSuperAdmin = say(
  'Only a super admin can change staff roles.',
  'Seul un super-administrateur peut modifier les rôles de l’équipe.',
)
const notYourOwnRequest = say(
  'Nobody decides on their own request. Ask a colleague.',
  'Personne ne décide de sa propre demande. Demandez à un collègue.',
)
export const lastOwner = say(
  'This person is the only owner. Make somebody else an owner first.',
  'Cette personne est l’unique propriétaire. Nommez d’abord un autre propriétaire.',
)

export const staffCan = {
  /** lock, end sessions, reset, move, remove: only people below oneself, and a super admin also their equals */
  actOn: (actor: Actor, target: Pick<Target, 'id' | 'role'>): Text | undefined => {
    if (actor.id === target.id) return notYourself
    if (actor.role === 'super_admin') return undefined
    return ranks[target.role] < ranks[actor.role] ? undefined : superAdminOnly
  },
  changeStaffRole: (actor: Actor, target: Pick<Target, 'id' | 'role'>): Text | undefined => {
    if (actor.id === target.id) return notYourself
    return actor.role === 'super_admin' ? undefined : staffRolesNeedSuperAdmin
  },
  changeOrgRole: (actor: Actor, target: Pick<Target, 'id' | 'role'>): Text | undefined => staffCan.actOn(actor, target),
  decidePromotion: (
    actor: Actor,
    request: { readonly personId: string; readonly kind: 'organization' | 'staff' },
  ): Text | undefined => {
    if (actor.id === request.personId) return notYourOwnRequest
    return request.kind === 'staff' && actor.role !== 'super_admin' ? staffRolesNeedSuperAdmin : undefined
  },
}
