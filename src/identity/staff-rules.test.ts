import { expect, test } from 'vitest'
import type { Role } from './permissions.ts'
import { staffCan } from './staff-rules.ts'

const roles: readonly Role[] = ['customer', 'officer', 'admin', 'super_admin']
const actor = (role: Role) => ({ id: 'actor', role })
const target = (role: Role) => ({ id: 'target', role, orgRole: 'viewer' as const })
const whom = (rule: (role: Role) => unknown) => roles.filter((role) => rule(role) === undefined)

test('staff acts on people below itself, a super admin on everybody, nobody on themselves', () => {
  expect(whom((role) => staffCan.actOn(actor('officer'), target(role)))).toEqual(['customer'])
  expect(whom((role) => staffCan.actOn(actor('admin'), target(role)))).toEqual(['customer', 'officer'])
  expect(whom((role) => staffCan.actOn(actor('super_admin'), target(role)))).toEqual(roles)
  for (const role of roles) expect(staffCan.actOn(actor(role), { id: 'actor', role })).toBeDefined()
})

test('staff roles are given by super admins only, and never to oneself', () => {
  expect(whom((role) => staffCan.changeStaffRole(actor('admin'), target(role)))).toEqual([])
  expect(whom((role) => staffCan.changeStaffRole(actor('super_admin'), target(role)))).toEqual(roles)
  expect(staffCan.changeStaffRole(actor('super_admin'), { id: 'actor', role: 'super_admin' })).toBeDefined()
})

test('requests for org roles are decided by admins, for staff roles by super admins, by nobody on their own', () => {
  const decide = (role: Role, kind: 'organization' | 'staff', personId = 'target') =>
    staffCan.decidePromotion(actor(role), { personId, kind })
  expect(decide('admin', 'organization')).toBeUndefined()
  expect(decide('admin', 'staff')?.en).toContain('super admin')
  expect(decide('super_admin', 'staff')).toBeUndefined()
  expect(decide('super_admin', 'staff', 'actor')?.en).toContain('own request')
  expect(decide('admin', 'organization', 'actor')).toBeDefined()
})
