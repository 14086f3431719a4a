import { Outlet } from 'react-router'
import { Guard } from '#identity/web/index.ts'
import { Providers } from './providers.tsx'

/** Around the pages of somebody who is signed in. */
export default function Console() {
  return (
    <Providers>
      <Guard loading="dashboard">
        <Outlet />
      </Guard>
    </Providers>
  )
}
