// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { claire, forgetTold, told, visit } from './testing.ts'
import { VerificationDialog } from './verification-dialog.tsx'

let server: StandIn
const unverified = { ...claire, emailVerified: false }
const user = userEvent.setup({ pointerEventsCheck: 0 })
const open = () => visit('/', createQueryClient(), { '/': <VerificationDialog user={unverified} /> })

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server = await startStandIn()
})
afterEach(async () => {
  cleanup()
  forgetTold()
  sessionStorage.clear()
  vi.restoreAllMocks()
  await server.stop()
})

describe('specification, sections 4 and 8: the email verification dialog', () => {
  test('blocks, over a blurred page: Escape and clicks outside do nothing', async () => {
    open()
    const dialog = screen.getByRole('alertdialog', { name: 'Email Verification Required' })
    const overlay = dialog.previousElementSibling ?? document.body
    expect(overlay.className).toContain('backdrop-blur')
    await user.keyboard('{Escape}')
    await user.click(overlay)
    expect(screen.getByRole('alertdialog')).toBe(dialog)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  test('only "Continue Without Verification (Not Recommended)" leads out, for this session', async () => {
    open()
    await user.click(screen.getByRole('button', { name: 'Continue Without Verification (Not Recommended)' }))
    await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    cleanup()
    open()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    cleanup()
    sessionStorage.clear()
    open()
    expect(screen.getByRole('alertdialog')).toBeDefined()
  })

  test('resend: idle, sending, sent', async () => {
    let answer: (() => void) | undefined
    server.answers((response) => (answer = () => void response.end('{}')))
    open()
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
    await screen.findByRole('button', { name: 'Sending...' })
    await eventually(() => expect(answer).toBeDefined())
    expect(JSON.parse(server.asked('POST /api/auth/resend-verification')[0]?.body ?? '')).toMatchObject({
      email: claire.email,
    })
    answer?.()
    expect((await screen.findByText('New verification email sent successfully!')).getAttribute('role')).toBe('status')
    expect(told()).toEqual([
      {
        title: 'Verification Email Sent',
        description: 'Please check your email for the verification link.',
        variant: 'success',
      },
    ])
  })

  test('resend fails: the toast of the specification, and the button is idle again', async () => {
    server.always(500, '{"message":"broken"}')
    open()
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
    await eventually(() =>
      expect(told()).toEqual([
        {
          title: 'Error',
          description: 'Failed to resend verification email. Please try again.',
          variant: 'destructive',
        },
      ]),
    )
    expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeDefined()
  })
})
