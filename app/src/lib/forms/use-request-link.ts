import { mutationOptions } from '@switchboard/sdk/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { readHeaders } from '../query/read-headers.ts'
import { usePortal } from '../services.ts'
import { type LinkOutcome, type ResendInput, requestEmail } from './use-resend.ts'

/**
 * The write that asks for the email with a link to verify an address, to reset a password or to delete the account, also where one is on its
 * way already.
 */
export function useRequestLink(kind: ResendInput['kind']): UseMutationOptions<LinkOutcome, Error, string> {
  const portal = usePortal()
  const call = {
    verify: mutationOptions(portal, 'post', '/api/register/resend'),
    reset: mutationOptions(portal, 'post', '/api/forgot-password'),
    delete: mutationOptions(portal, 'post', '/api/profile/delete-link'),
  }[kind]
  return {
    mutationKey: call.mutationKey,
    mutationFn: (email, context) =>
      requestEmail({ kind, email }, (read) => {
        const middleware = [readHeaders(read)]
        // Only to the signed-in person's own address.
        const init = kind === 'delete' ? { middleware } : { body: { email }, middleware }
        return call.mutationFn(init as never, context)
      }),
  }
}
