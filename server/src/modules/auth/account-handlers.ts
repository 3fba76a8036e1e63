import { forgotPassword, resendVerification } from '../email-tokens/request-email-token.ts'
import { googleSignIn } from './google/sign-in.ts'
import { resetPassword, verifyEmail } from './redeem-email-token.ts'
import { register } from './register.ts'
import { ssoVerify } from './sso-verify.ts'

export const accountHandlers = {
  register,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  googleSignIn,
  ssoVerify,
}
