import { usePortal } from '../services.ts'
import { type ResendInput, requestEmail } from './use-resend.ts'

/**
 * Asks for the email with a link to verify an address, to reset a password or to delete the account, also where one is on its way
 * already.
 */
export function useRequestLink(kind: ResendInput['kind']) {
  const portal = usePortal()
  const calls = {
    verify: (email: string) => portal.POST('/api/register/resend', { body: { email } }),
    reset: (email: string) => portal.POST('/api/forgot-password', { body: { email } }),
    // To the address of who is signed in, and to no other.
    delete: () => portal.POST('/api/profile/delete-link'),
  }
  return (email: string) => requestEmail({ kind, email }, calls[kind](email))
}
