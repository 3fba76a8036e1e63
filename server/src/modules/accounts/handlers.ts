import { forgotPassword, resendVerification } from './ask-for-link.ts'
import { resetPassword, verifyEmail } from './follow-link.ts'
import { googleSignIn } from './google/sign-in.ts'
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
