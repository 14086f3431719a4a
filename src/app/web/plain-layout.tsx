import { Outlet } from 'react-router'
import { Guard } from '#identity/web/index.ts'
import { Providers } from './providers.tsx'

/** Around pages that need somebody who is signed in, and no sidebar. */
export default function PlainLayout() {
  return (
    <Providers>
      <Guard loading="page">
        <Outlet />
      </Guard>
    </Providers>
  )
}
