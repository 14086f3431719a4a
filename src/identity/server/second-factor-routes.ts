import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../second-factor-contract.ts'
import { addPasskey } from './add-passkey.ts'
import { confirmTotp } from './confirm-totp.ts'
import { confirmWithCode } from './confirm-with-code.ts'
import { confirmWithPasskey } from './confirm-with-passkey.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { giveSecondFactor } from './give-second-factor.ts'
import { passkeyLogin } from './passkey-login.ts'
import { passkeySecondFactor } from './passkey-second-factor.ts'
import { removePasskey } from './remove-passkey.ts'
import { removeTotp } from './remove-totp.ts'
import { renamePasskey } from './rename-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { startPasskey } from './start-passkey.ts'
import { startPasskeyLogin } from './start-passkey-login.ts'
import { startTotp } from './start-totp.ts'

export const secondFactorRoutes: readonly Route[] = [
  route(contract.getSecondFactor, getSecondFactor),
  route(contract.startTotp, startTotp),
  route(contract.confirmTotp, confirmTotp),
  route(contract.removeTotp, removeTotp),
  route(contract.renewRecoveryCodes, renewRecoveryCodes),
  route(contract.giveSecondFactor, giveSecondFactor),
  route(contract.passkeySecondFactor, passkeySecondFactor),
  route(contract.confirmWithCode, confirmWithCode),
  route(contract.confirmWithPasskey, confirmWithPasskey),
  route(contract.startPasskey, startPasskey),
  route(contract.addPasskey, addPasskey),
  route(contract.renamePasskey, renamePasskey),
  route(contract.removePasskey, removePasskey),
  route(contract.startPasskeyLogin, startPasskeyLogin),
  route(contract.passkeyLogin, passkeyLogin),
]
