import { forgotPassword, resendVerification } from './ask-for-link.ts'
import { resetPassword, verifyEmail } from './follow-link.ts'
import { register } from './register.ts'

export const accountHandlers = { register, verifyEmail, resendVerification, forgotPassword, resetPassword }
