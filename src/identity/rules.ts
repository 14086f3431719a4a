/** Decisions that both sides take. Each answers the reason why not: the tooltip of the button and the server's refusal are one text. */
import { say, type Text } from '#platform/text.ts'
import { may, type OrgRole, type Role } from './permissions.ts'

type Standing = { readonly role: Role; readonly orgRole: OrgRole }
type Actor = Standing & { readonly id: string }
type Member = Actor & { readonly state: 'active' | 'locked' }
type Why = Text | undefined

/** Who stands above whom. Billing and developer do different work on the same level. */
const orgRanks: Readonly<Record<OrgRole, number>> = { owner: 4, admin: 3, billing: 2, developer: 2, viewer: 1 }
const staffRanks: Readonly<Record<Role, number>> = { customer: 0, officer: 1, admin: 2, super_admin: 3 }
export const rankOf = (orgRole: OrgRole): number => orgRanks[orgRole]
const staffRankOf = (role: Role): number => staffRanks[role]

const reasons = {
  rename: say(
    'Only an owner or an admin can rename the organization.',
    'Seul un propriétaire ou un administrateur peut renommer l’organisation.',
  ),
  manage: say(
    'Only an owner or an admin can manage members.',
    'Seul un propriétaire ou un administrateur peut gérer les membres.',
  ),
  ownerOnly: say('Only an owner can do this to an owner.', 'Seul un propriétaire peut faire cela à un propriétaire.'),
  above: say('You cannot give a role above your own.', 'Vous ne pouvez pas donner un rôle supérieur au vôtre.'),
  lastOwner: say(
    'An organization needs an owner. Make somebody else an owner first.',
    'Une organisation a besoin d’un propriétaire. Nommez d’abord un autre propriétaire.',
  ),
  removeYourself: say(
    'You cannot remove yourself. You can leave the organization.',
    'Vous ne pouvez pas vous retirer vous-même. Vous pouvez quitter l’organisation.',
  ),
  staff: say(
    'This person works for Quai. Their account is looked after in User management.',
    'Cette personne travaille pour Quai. Son compte se gère dans la gestion des utilisateurs.',
  ),
  transfer: say(
    'Only an owner can hand over the organization.',
    'Seul un propriétaire peut transmettre l’organisation.',
  ),
  toYourself: say('You are the owner already.', 'Vous êtes déjà propriétaire.'),
  locked: say('This account is locked.', 'Ce compte est verrouillé.'),
  ownRequest: say('Nobody decides on their own request.', 'Personne ne décide de sa propre demande.'),
  unconfirmed: say(
    'This person has not confirmed their email address yet.',
    'Cette personne n’a pas encore confirmé son adresse e-mail.',
  ),
  notHigher: say('Ask for a role above your own.', 'Demandez un rôle supérieur au vôtre.'),
  notStaff: say(
    'Only staff of Quai can ask for a staff role.',
    'Seule l’équipe de Quai peut demander un rôle d’équipe.',
  ),
} as const

const firstOf = (...checks: readonly (readonly [boolean, Text])[]): Why => checks.find(([refused]) => refused)?.[1]

export const organizationCan = {
  rename: (standing: Standing): Why => (may(standing, 'organization:rename') ? undefined : reasons.rename),
}

/** `owners`: how many active owners the organization has. */
export const memberCan = {
  invite: (actor: Standing, orgRole: OrgRole): Why =>
    firstOf([!may(actor, 'members:manage'), reasons.manage], [rankOf(orgRole) > rankOf(actor.orgRole), reasons.above]),
  changeRole: (actor: Actor, member: Member, to: OrgRole, owners: number): Why =>
    firstOf(
      [!may(actor, 'members:manage'), reasons.manage],
      [member.orgRole === 'owner' && actor.orgRole !== 'owner', reasons.ownerOnly],
      [rankOf(to) > rankOf(actor.orgRole), reasons.above],
      [isLastOwner(member, owners) && to !== 'owner', reasons.lastOwner],
    ),
  remove: (actor: Actor, member: Member, owners: number): Why =>
    firstOf(
      [!may(actor, 'members:manage'), reasons.manage],
      [actor.id === member.id, reasons.removeYourself],
      [member.orgRole === 'owner' && actor.orgRole !== 'owner', reasons.ownerOnly],
      [member.role !== 'customer', reasons.staff],
      [isLastOwner(member, owners), reasons.lastOwner],
    ),
  leave: (actor: Actor, owners: number): Why =>
    firstOf(
      [actor.role !== 'customer', reasons.staff],
      [isLastOwner({ ...actor, state: 'active' }, owners), reasons.lastOwner],
    ),
  transferTo: (actor: Actor, member: Member): Why =>
    firstOf(
      [!may(actor, 'organization:transfer'), reasons.transfer],
      [actor.id === member.id, reasons.toYourself],
      [member.state === 'locked', reasons.locked],
    ),
  /** a request to join: an address that nobody has confirmed may be anybody's */
  admit: (actor: Actor, request: { readonly id: string; readonly emailVerified: boolean }, orgRole: OrgRole): Why =>
    firstOf(
      [!may(actor, 'members:manage'), reasons.manage],
      [actor.id === request.id, reasons.ownRequest],
      [!request.emailVerified, reasons.unconfirmed],
      [rankOf(orgRole) > rankOf(actor.orgRole), reasons.above],
    ),
}

export const promotionCan = {
  ask: (standing: Standing, wanted: { readonly orgRole: OrgRole } | { readonly role: Role }): Why =>
    'orgRole' in wanted
      ? firstOf([rankOf(wanted.orgRole) <= rankOf(standing.orgRole), reasons.notHigher])
      : firstOf(
          [standing.role === 'customer', reasons.notStaff],
          [staffRankOf(wanted.role) <= staffRankOf(standing.role), reasons.notHigher],
        ),
}

const isLastOwner = (member: Member, owners: number) =>
  member.orgRole === 'owner' && member.state === 'active' && owners <= 1
