import { describe, expect, test } from 'vitest'
import type { OrgRole, Role } from './permissions.ts'
import { orgRoles } from './permissions.ts'
import { memberCan, promotionCan, rankOf } from './rules.ts'

const person = (id: string, orgRole: OrgRole, role: Role = 'customer') => ({
  id,
  orgRole,
  role,
  state: 'active' as const,
})
const [owner, admin, viewer] = [person('o', 'owner'), person('a', 'admin'), person('v', 'viewer')]

describe('members', () => {
  test('nobody gives a role above their own, whoever it is for', () => {
    for (const own of orgRoles)
      for (const to of orgRoles) {
        const reason = memberCan.changeRole(person('x', own), person('y', 'viewer'), to, 2)
        const manages = own === 'owner' || own === 'admin'
        expect(`${own} ${to} ${reason === undefined}`).toBe(`${own} ${to} ${manages && rankOf(to) <= rankOf(own)}`)
        expect(memberCan.invite(person('x', own), to) === undefined).toBe(manages && rankOf(to) <= rankOf(own))
      }
  })

  test('an admin does not touch an owner', () => {
    expect(memberCan.changeRole(admin, owner, 'viewer', 2)?.en).toBe('Only an owner can do this to an owner.')
    expect(memberCan.remove(admin, owner, 2)?.en).toBe('Only an owner can do this to an owner.')
  })

  test('the last owner stays, and stays an owner', () => {
    const lastOwner = 'An organization needs an owner. Make somebody else an owner first.'
    expect(memberCan.changeRole(owner, owner, 'admin', 1)?.en).toBe(lastOwner)
    expect(memberCan.leave(owner, 1)?.en).toBe(lastOwner)
    expect(memberCan.changeRole(owner, owner, 'owner', 1)).toBeUndefined()
    expect(memberCan.changeRole(owner, owner, 'admin', 2)).toBeUndefined()
    expect(memberCan.leave(owner, 2)).toBeUndefined()
    // a locked owner counts for nothing, and may go
    expect(memberCan.remove(owner, { ...person('p', 'owner'), state: 'locked' }, 1)).toBeUndefined()
  })

  test('one does not remove oneself, one leaves; staff neither leave nor are removed here', () => {
    expect(memberCan.remove(admin, admin, 1)?.en).toContain('leave the organization')
    expect(memberCan.remove(owner, person('s', 'developer', 'officer'), 2)?.en).toContain('works for Quai')
    expect(memberCan.leave(person('s', 'developer', 'officer'), 2)?.en).toContain('works for Quai')
  })

  test('only an owner hands over, to another who is not locked', () => {
    expect(memberCan.transferTo(admin, viewer)).toBeDefined()
    expect(memberCan.transferTo(owner, owner)).toBeDefined()
    expect(memberCan.transferTo(owner, { ...viewer, state: 'locked' })).toBeDefined()
    expect(memberCan.transferTo(owner, viewer)).toBeUndefined()
  })

  test('who asks to join is let in by others, with a confirmed address, not above the one who decides', () => {
    const asks = { id: 'n', emailVerified: true }
    expect(memberCan.admit(admin, asks, 'viewer')).toBeUndefined()
    expect(memberCan.admit(admin, asks, 'owner')).toBeDefined()
    expect(memberCan.admit(viewer, asks, 'viewer')).toBeDefined()
    expect(memberCan.admit({ ...admin, id: 'n' }, asks, 'viewer')?.en).toBe('Nobody decides on their own request.')
    expect(memberCan.admit(admin, { ...asks, emailVerified: false }, 'viewer')?.en).toContain('not confirmed')
  })
})

describe('promotion', () => {
  test('one asks for more than one has; a staff role only as staff', () => {
    expect(promotionCan.ask(viewer, { orgRole: 'developer' })).toBeUndefined()
    expect(promotionCan.ask(person('d', 'developer'), { orgRole: 'billing' })).toBeDefined()
    expect(promotionCan.ask(owner, { orgRole: 'owner' })).toBeDefined()
    expect(promotionCan.ask(owner, { role: 'officer' })?.en).toContain('Only staff')
    expect(promotionCan.ask(person('s', 'viewer', 'officer'), { role: 'admin' })).toBeUndefined()
  })
})
