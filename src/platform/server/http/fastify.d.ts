import type { SocketOwner } from '../live.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** who opened the socket; set before the upgrade */
    socketOwner?: SocketOwner
  }
}
