import { mutationKey } from '@switchboard/sdk/react-query'
import { type Challenge, ProofForm } from '../../domain/second-factor/proof-form.tsx'
import { useSession } from '../../lib/services.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { FormCard } from '../../ui/form-card.tsx'
import { Button } from '../../ui/kit/button.tsx'

interface SecondStepProps {
  readonly challenge: Challenge
  /** Back to the first step. */
  readonly onStartAgain: () => void
}

/** The second factor, after the password or Google. */
export function SecondStep({ challenge, onStartAgain }: SecondStepProps) {
  const session = useSession()
  return (
    <ChakraScope>
      <FormCard
        title="Confirm it’s you"
        about="Two-step login is on for your account."
        footer={
          <Button look="link" onClick={onStartAgain}>
            Back to log in
          </Button>
        }
      >
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
      </FormCard>
    </ChakraScope>
  )
}
