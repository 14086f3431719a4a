// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { removeTotp } from '../second-factor-contract.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { isConfirmationAsked, onConfirmationAsked } from './confirmation.ts'
import { ConfirmationDialog } from './confirmation-dialog.tsx'
import { claire, visit } from './testing.ts'

let server: StandIn
let confirmed = false
const user = userEvent.setup({ pointerEventsCheck: 0 })

function Page() {
  const remove = useConfirmed(removeTotp)
  const asked = useSyncExternalStore(onConfirmationAsked, isConfirmationAsked)
  return (
    <>
      <button type="button" onClick={() => remove.mutate({ body: {} })}>
        Remove
      </button>
      <p>{remove.isSuccess ? 'removed' : (remove.error?.message ?? 'there')}</p>
      {asked && <ConfirmationDialog user={claire} />}
    </>
  )
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  confirmed = false
  server = await startStandIn()
  server.answers((response, { method, url, body }) => {
    if (url === '/api/auth/confirm') {
      confirmed = JSON.parse(body).password === 'right'
      if (confirmed) response.end('{}')
      else response.writeHead(403).end('{"message":"The password is not right.","code":"wrong_password"}')
    } else if (method === 'DELETE' && !confirmed) {
      response.writeHead(403).end('{"message":"Please confirm that it is you.","code":"confirmation_needed"}')
    } else response.end('{}')
  })
  visit('/', createQueryClient(), { '/': <Page /> })
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await server.stop()
})

test('a dangerous act asks who is there, and is tried again after the right answer', async () => {
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByRole('dialog', { name: 'Is it still you?' })
  await user.type(screen.getByLabelText('Your password'), 'wrong{Enter}')
  await screen.findByText('The password is not right.')
  await user.type(screen.getByLabelText('Your password'), 'right{Enter}')
  await screen.findByText('removed')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.asked('DELETE /api/user/totp')).toHaveLength(2)
})

test('closing the question leaves everything as it is and says why', async () => {
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await screen.findByText('Please confirm that it is you.')
  expect(server.asked('DELETE /api/user/totp')).toHaveLength(1)
})

test('within the quarter of an hour nothing is asked', async () => {
  confirmed = true
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await eventually(() => screen.getByText('removed'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
