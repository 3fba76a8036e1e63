import { mutationOptions } from '@switchboard/sdk/react-query'
import { useEffect } from 'react'
import { asksForTerms } from '../../guards.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { AgreementBoxes, type Agreements } from '../../lib/forms/agreement-boxes.tsx'
import { ProviderFailure, ProviderSignIn } from '../../lib/forms/provider-sign-in.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useAppState, usePortal, useServices, useSession, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { LoginForm } from './login-form.tsx'
import { createRecoveryLink } from './recovery-link.ts'

/** Asks who is there; a person who is known but has not agreed to the terms yet is asked for that instead. */
export function LoginPage() {
  const { savedRedirect } = useServices()
  const search = useSearch()
  const current = useSessionState()
  const query = new URLSearchParams(search)
  const link = query.get('failed') === 'link' && query.get('provider')
  const target = link
    ? href('profile', {}, { query: { section: 'security', link } })
    : query.get('redirect-url')

  // Kept beyond this page: the way in may lead over registration or another site.
  useEffect(() => savedRedirect.save(target), [savedRedirect, target])
  const recovery = query.get('recovery')
  const recoveryLink = useAppState(createRecoveryLink)
  useEffect(() => {
    if (recovery) recoveryLink.token = recovery
  }, [recoveryLink, recovery])

  if (current.kind === 'member' && asksForTerms(search)) return <AcceptTermsForm />
  return (
    <LoginForm
      notice={<ProviderFailure />}
      {...(recovery && { about: 'Log in without your lost second factor: with your password first.' })}
    >
      <ProviderSignIn />
    </LoginForm>
  )
}

export function AcceptTermsForm() {
  const session = useSession()
  const { control, submit, busy, failure } = useApiForm({
    defaultValues: { tc_agree: false, one_shared_globe: false },
    write: mutationOptions(usePortal(), 'put', '/api/sso-verify/agree'),
    // Both boxes are ticked, or the form is not sent.
    variables: (_ticked: Agreements) => ({ body: { tc_agree: true, one_shared_globe: true } as const }),
    onDone: ({ data }) => session.update(data),
  })

  return (
    <FormCard
      title="One last step"
      about="Your account needs both agreements. We only ask once."
      footer={
        <PlainButton look="link" onClick={() => session.logout('login')}>
          Log out instead
        </PlainButton>
      }
    >
      <FormError of={failure} title="Your agreement wasn’t saved." />
      <CardForm label="Accept the terms" onSubmit={submit}>
        <AgreementBoxes control={control} />
        <FormButton busy={busy}>{busy ? 'Saving…' : 'Accept and continue'}</FormButton>
      </CardForm>
    </FormCard>
  )
}

// In one file with the log-in: each file that could be fetched costs every first page its name.
export { CancelRecoveryPage } from './cancel-recovery-page.tsx'
