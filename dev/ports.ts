import { once } from 'node:events'
import { createServer } from 'node:net'

/** The preferred port when nobody listens on it, otherwise one that the kernel gives. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  return listenBriefly(0, '127.0.0.1')
}

/** Both families: `localhost` in a browser may mean either. */
async function isFree(port: number): Promise<boolean> {
  try {
    await listenBriefly(port, '127.0.0.1')
    await listenBriefly(port, '::1')
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL' // a machine without IPv6
  }
}

async function listenBriefly(port: number, host: string): Promise<number> {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No TCP address')
  return address.port
}
