/** What other rows may use of the identity row's web side. */
export { SessionCorner } from './session-corner.tsx'
