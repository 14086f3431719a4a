import { Outlet } from 'react-router'
import { Providers } from './providers.tsx'

/** Around the pages that ask the server and need nobody to be signed in: the ways in. */
export default function Visitor() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  )
}
