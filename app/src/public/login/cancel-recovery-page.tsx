import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '../../lib/browser/use-search.ts'
import { problemText } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'

/** Where the email about a request leads. The click is a person's: programs that look into mails cancel nothing. */
export function CancelRecoveryPage() {
  const token = new URLSearchParams(useSearch()).get('token')
  const { mutate, isPending, isSuccess, error } = useMutation(
    mutationOptions(usePortal(), 'post', '/login/recovery/cancel'),
  )
  if (isSuccess || !token) {
    return (
      <FormCard
        takesFocus={isSuccess}
        title={isSuccess ? 'Request cancelled' : 'This link doesn’t work'}
        about={
          isSuccess
            ? 'Your second factor is still needed to log in. Somebody knows your password: set a new one now.'
            : 'It’s incomplete. Open it from the email again.'
        }
      >
        <PlainLinkButton look="primary" size="large" full href={href('forgotPassword')}>
          Set a new password
        </PlainLinkButton>
      </FormCard>
    )
  }
  return (
    <FormCard
      title="Cancel the request?"
      about="Someone with your password asked to log in without your second factor. If it wasn’t you, cancel it."
    >
      <FormError of={error && problemText(error)} title="Nothing was cancelled." />
      <FormButton type="button" busy={isPending} onClick={() => mutate({ body: { token } })}>
        {isPending ? 'Cancelling…' : 'Cancel the request'}
      </FormButton>
    </FormCard>
  )
}
