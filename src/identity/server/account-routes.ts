import { preparedRoute, type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../account-contract.ts'
import { changeEmail } from './change-email.ts'
import { beforeChangePassword, changePassword } from './change-password.ts'
import { beforeConfirmPassword, confirmPassword } from './confirm-password.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { beforeLogin, login } from './login.ts'
import { magicLinkLogin } from './magic-link-login.ts'
import { beforeRegister, register } from './register.ts'
import { requestMagicLink } from './request-magic-link.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resendVerification } from './resend-verification.ts'
import { beforeResetPassword, resetPassword } from './reset-password.ts'
import { updateUser } from './update-user.ts'
import { verifyEmail } from './verify-email.ts'

export const accountRoutes: readonly Route[] = [
  preparedRoute(contract.login, beforeLogin, login),
  preparedRoute(contract.register, beforeRegister, register),
  route(contract.resendVerification, resendVerification),
  route(contract.requestPasswordReset, requestPasswordReset),
  route(contract.requestMagicLink, requestMagicLink),
  route(contract.verifyEmail, verifyEmail),
  preparedRoute(contract.resetPassword, beforeResetPassword, resetPassword),
  route(contract.magicLinkLogin, magicLinkLogin),
  preparedRoute(contract.confirmPassword, beforeConfirmPassword, confirmPassword),
  route(contract.updateUser, updateUser),
  preparedRoute(contract.changePassword, beforeChangePassword, changePassword),
  route(contract.changeEmail, changeEmail),
  route(contract.listSessions, listSessions),
  route(contract.endSession, endSession),
  route(contract.endOtherSessions, endOtherSessions),
]
