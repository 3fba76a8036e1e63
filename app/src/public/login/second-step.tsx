import { mutationKey, mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import { type Challenge, ProofForm } from '../../domain/second-factor/proof-form.tsx'
import { problemText } from '../../lib/problem.ts'
import { useAppState, usePortal, useServices, useSession } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { stack } from '../../ui/layout.ts'
import { createRecoveryLink } from './recovery-link.ts'

interface SecondStepProps {
  readonly challenge: Challenge
  /** Back to the first step. */
  readonly onStartAgain: () => void
}

/** The second factor, after the password or a provider; or the way of an owner who has lost it. */
export function SecondStep(props: SecondStepProps) {
  const link = useAppState(createRecoveryLink)
  const [step, setStep] = useState(link.token ? 'link' : 'proof')
  const back = (
    <Button look="link" onClick={props.onStartAgain}>
      Back to log in
    </Button>
  )
  if (step === 'proof') {
    return (
      <ChakraScope>
        <FormCard title="Confirm it’s you" about="Two-step login is on for your account." footer={back}>
          <Proof {...props} />
          <Button look="link" onClick={() => setStep('lost')}>
            I’ve lost my second factor and recovery codes
          </Button>
        </FormCard>
      </ChakraScope>
    )
  }
  return (
    <ChakraScope>
      {step === 'link' ? (
        <FormCard
          takesFocus
          title="Log in without your second factor"
          about="Removes your authenticator app, passkeys and recovery codes, and signs you out everywhere else. You set up a new second factor next."
          footer={back}
        >
          <UseLink {...props} token={link.token} />
          <Button look="link" onClick={() => setStep('proof')}>
            Use your second factor instead
          </Button>
        </FormCard>
      ) : (
        <FormCard takesFocus title="Lost your second factor?" footer={back}>
          <RequestLink {...props} />
        </FormCard>
      )}
    </ChakraScope>
  )
}

function Proof({ challenge, onStartAgain }: SecondStepProps) {
  const session = useSession()
  return (
    <ProofForm
      challenge={challenge}
      // The session does it, since it keeps what the server answers.
      write={{
        mutationKey: mutationKey('post', '/login/verify'),
        mutationFn: ({ body }) => session.verify(body),
      }}
      action="Log in"
      failed="Couldn’t log you in."
      onStartAgain={onStartAgain}
    />
  )
}

/** The emailed link, as the proof. */
function UseLink({ challenge, token }: SecondStepProps & { readonly token: string }) {
  const session = useSession()
  const { savedRedirect } = useServices()
  const { mutate, isPending, error } = useMutation({
    mutationKey: mutationKey('post', '/login/verify'),
    mutationFn: () => {
      savedRedirect.save(href('profile', {}, { query: { section: 'security' } }))
      return session.verify({ challenge_token: challenge.challenge_token, recovery_token: token })
    },
  })
  return (
    <>
      <FormError of={error && problemText(error)} title="Couldn’t log you in." />
      <Button look="primary" size="large" full busy={isPending} onClick={() => mutate()}>
        Remove second factor and log in
      </Button>
    </>
  )
}

/** Asks for that link. The owner is told, and can stop it. */
function RequestLink({ challenge }: SecondStepProps) {
  const { mutate, isPending, data, error } = useMutation(
    mutationOptions(usePortal(), 'post', '/login/recovery'),
  )
  if (data) {
    return (
      <p role="status">
        Check your email now, and again on {formatMoment(data.data.ready_at)}, when we send the link. Until
        then, don’t change your password: that cancels the request.
      </p>
    )
  }
  return (
    <>
      <FormError of={error && problemText(error)} title="Nothing was requested." />
      <div className={stack(2)}>
        <p>
          We notify you now, and email you a link in 72 hours. With it and your password you can log in and
          set up a new second factor.
        </p>
        <p className="muted">
          The wait gives the owner of the account time to stop somebody who only knows the password. In a
          hurry? Contact us: two administrators can approve the request sooner.
        </p>
      </div>
      <Button
        look="primary"
        size="large"
        full
        busy={isPending}
        onClick={() => mutate({ body: { challenge_token: challenge.challenge_token } })}
      >
        Request the link
      </Button>
    </>
  )
}
