import { requestEmail } from '../../lib/forms/use-resend.ts'
import { usePortal } from '../../lib/services.ts'

/** Asks for another link to an address, which may be one that is on its way already. */
export function useRequestLink() {
  const portal = usePortal()
  return (email: string) =>
    requestEmail({ kind: 'verify', email }, portal.POST('/api/register/resend', { body: { email } }))
}
