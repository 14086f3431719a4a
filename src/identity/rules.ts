/** Decisions that both sides take. Each answers the reason why not: the tooltip of the button and the server's refusal are one text. */
import { say, type Text } from '#platform/text.ts'
import { may, type OrgRole, type Role } from './permissions.ts'

type Standing = { readonly role: Role; readonly orgRole: OrgRole }

const needsOwnerOrAdmin = say(
  'Only an owner or an admin can rename the organization.',
  'Seul un propriétaire ou un administrateur peut renommer l’organisation.',
)

export const organizationCan = {
  rename: (standing: Standing): Text | undefined =>
    may(standing, 'organization:rename') ? undefined : needsOwnerOrAdmin,
}
