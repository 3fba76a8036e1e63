import { usePortal } from '../services.ts'
import { type ResendInput, requestEmail } from './use-resend.ts'

/** Asks for the email with a link to verify an address or to reset a password, also where one is on its way already. */
export function useRequestLink(kind: ResendInput['kind']) {
  const portal = usePortal()
  return (email: string) => {
    const options = { body: { email } }
    const call =
      kind === 'verify'
        ? portal.POST('/api/register/resend', options)
        : portal.POST('/api/forgot-password', options)
    return requestEmail({ kind, email }, call)
  }
}
