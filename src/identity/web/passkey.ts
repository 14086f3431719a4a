/** Asks the browser for a passkey. The library comes when somebody asks for it. */
import { t } from '@lingui/core/macro'
import type { CallInput } from '#platform/endpoint.ts'
import { SendError, send } from '#platform/web/send.ts'
import { type passkeyLogin, startPasskeyLogin } from '../second-factor-contract.ts'

type PasskeyAnswer = CallInput<typeof passkeyLogin>['body']['response']

/** Section 7's errors stay as they are; what the browser refuses is said in our words. */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  const optionsJSON = await send(startPasskeyLogin, { body: {} })
  const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser')
  if (!browserSupportsWebAuthn()) {
    throw new SendError(0, 'passkey_unsupported', t`This browser does not know passkeys. Use another way.`)
  }
  try {
    const { authenticatorAttachment, response, ...rest } = await startAuthentication({ optionsJSON })
    const { userHandle, ...signed } = response
    return {
      ...rest,
      clientExtensionResults: {},
      ...(authenticatorAttachment && { authenticatorAttachment }),
      response: { ...signed, ...(userHandle && { userHandle }) },
    }
  } catch {
    throw new SendError(0, 'passkey_unused', t`No passkey was used. Try again, or use another way.`)
  }
}
