/** Lets the browser make a passkey. Its library is loaded when the first one is made. */
import { t } from '@lingui/core/macro'
import type { startRegistration } from '@simplewebauthn/browser'
import type { CallInput, Reply } from '#platform/endpoint.ts'
import type { addPasskey, startPasskey } from '../second-factor-contract.ts'

type MadePasskey = CallInput<typeof addPasskey>['body']['response']
type OptionsJson = Parameters<typeof startRegistration>[0]['optionsJSON']

export const canMakePasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

export async function makePasskey(options: Reply<typeof startPasskey>): Promise<MadePasskey> {
  const browser = await import('@simplewebauthn/browser')
  try {
    const made = await browser.startRegistration({ optionsJSON: options as OptionsJson })
    const { clientDataJSON, attestationObject, transports } = made.response
    return {
      id: made.id,
      rawId: made.rawId,
      type: made.type,
      clientExtensionResults: {},
      ...(made.authenticatorAttachment && { authenticatorAttachment: made.authenticatorAttachment }),
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    }
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return t`This device or key is among your passkeys already.`
  return t`No passkey was made: it was cancelled, or took too long.`
}
