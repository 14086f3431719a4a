/** What other rows may use of the identity row's web side. */
export { Guard } from './guard.tsx'
export { useLeaving } from './leaving.ts'
export { SessionCorner } from './session-corner.tsx'
export { useLogout } from './use-logout.ts'
export { useUser } from './use-user.ts'
