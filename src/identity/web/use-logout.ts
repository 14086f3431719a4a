import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { followLogout, logout } from './logout.ts'
import { sessionChannel } from './session-channel.ts'

/** Section 8: "In the header and sidebar a logout failure is only logged." Its message and the way home are logout's. */
export function useLogout(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(() => {
    logout(client, () => navigate('/')).catch((error: unknown) => console.warn('The logout failed.', error))
  }, [client, navigate])
}

/** Section 4: "A logout made in another tab also sends this tab to /." */
export function useLogoutElsewhere(): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(
    () => sessionChannel().onLogoutElsewhere(() => void followLogout(client, () => navigate('/'))),
    [client, navigate],
  )
}
