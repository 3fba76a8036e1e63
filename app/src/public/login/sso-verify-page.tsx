import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useWelcome } from '../../lib/page-state.ts'
import { type ProblemText, problemText } from '../../lib/problem.ts'
import { useSession } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { SecondStep, useChallenge } from './use-challenge.ts'

const noToken: ProblemText = {
  text: 'The link is incomplete. Log in again.',
  requestId: undefined,
  status: 400,
}

/** Where a sign-in that began elsewhere ends: its one-time token is traded for a session. */
export function SsoVerifyPage() {
  const session = useSession()
  const token = new URLSearchParams(useSearch()).get('token')
  const [, navigate] = useLocation()
  const [refusal, setRefusal] = useState<ProblemText | null>(token ? null : noToken)
  const [challenge, showChallenge] = useChallenge()
  const begun = useRef(false)
  useWelcome(!challenge)

  const finish = useCallback(
    async (oneTime: string) => {
      try {
        const outcome = await session.finishSso(oneTime)
        if (outcome) await showChallenge(outcome)
        // Else the guard of this page knows where each person goes next.
      } catch (error) {
        setRefusal(problemText(error))
      }
    },
    [session, showChallenge],
  )

  useEffect(() => {
    if (!token || begun.current) return
    begun.current = true
    void finish(token)
  }, [token, finish])

  if (challenge) {
    // The one-time token is used up: a new sign-in begins at the log-in page.
    return (
      <SecondStep challenge={challenge} onStartAgain={() => navigate(href('login'), { replace: true })} />
    )
  }
  if (!refusal) {
    return <FormCard title="Signing you in" about={<span role="status">This takes a moment.</span>} />
  }
  return (
    <FormCard title="You’re not logged in">
      <FormError of={refusal} title="We couldn’t complete your sign-in." />
      <PlainLinkButton look="primary" size="large" full href={href('login')}>
        Log in
      </PlainLinkButton>
    </FormCard>
  )
}
