import { isApiError } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { brand } from '../../base/brand.ts'
import { formatDate } from '../../base/format/dates.ts'
import { roleAbout, roleLabels } from '../../domain/team/role.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useWelcome } from '../../lib/page-state.ts'
import { problemText } from '../../lib/problem.ts'
import { usePortal, useServices, useSession, useSessionState } from '../../lib/services.ts'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { stack } from '../../ui/layout.ts'
import { PlainButton, PlainLinkButton } from '../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { invitationQuery } from './queries.ts'

const titles: Readonly<Record<string, string>> = {
  verification_expired: 'This invitation has expired',
  verification_unknown: 'This link doesn’t work',
  verification_used: 'This invitation was already accepted',
}

/** Where the mailed link leads: says what it invites to before anybody signs in, and uses it up by a click alone. */
export function AcceptPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const session = useSession()
  const [, navigate] = useLocation()
  const [joined, setJoined] = useState<Profile>()
  const invitation = useQuery({ ...invitationQuery(usePortal(), token), enabled: token !== '' && !joined })
  // With the other account, whatever is on the page is read anew. The invitation is used, so it has to be off before.
  useEffect(() => {
    if (!joined) return
    session.update(joined)
    navigate(href('team'))
  }, [joined, session, navigate])
  useWelcome(false)

  if (token === '' || invitation.error) {
    const { error } = invitation
    const code = isApiError(error) ? error.code : 'verification_unknown'
    return (
      <FormCard
        title={titles[code] ?? 'We couldn’t read the invitation'}
        about={
          error
            ? problemText(error).text
            : 'It’s incomplete. Open the newest email, or ask for another invitation.'
        }
      >
        {titles[code] ? (
          <PlainLinkButton look="primary" size="large" full href={href('overview')}>
            Go to your dashboard
          </PlainLinkButton>
        ) : (
          <FormButton type="button" onClick={() => invitation.refetch()}>
            Try again
          </FormButton>
        )}
      </FormCard>
    )
  }
  if (!invitation.data) {
    return (
      <FormCard title="Team invitation">
        <PlainSkeleton height="180px" />
      </FormCard>
    )
  }
  const { account_name, invited_by, email, role, expires_at } = invitation.data.data
  return (
    <FormCard
      title={`Join ${account_name}`}
      about={`${invited_by} invites you to act for ${account_name} on ${brand.name}.`}
    >
      <dl className={classes(stack(3), css.teamFacts)}>
        <div>
          <dt className="label">Your role</dt>
          <dd>
            {roleLabels[role]}. {roleAbout[role]}
          </dd>
        </div>
        <div>
          <dt className="label">For</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt className="label">Until</dt>
          <dd>{formatDate(expires_at)}</dd>
        </div>
      </dl>
      <Answer token={token} email={email} account={account_name} onJoined={setJoined} />
    </FormCard>
  )
}

interface AnswerProps {
  readonly token: string
  readonly email: string
  readonly account: string
  readonly onJoined: (profile: Profile) => void
}

function Answer({ token, email, account, onJoined }: AnswerProps) {
  const current = useSessionState()
  const session = useSession()
  const { savedRedirect } = useServices()
  const here = href('acceptTeam', {}, { query: { token } })
  const isVisitor = current.kind === 'visitor'
  // It outlives a registration, as far as the tab does; the link in the mail outlives the tab.
  useEffect(() => {
    if (isVisitor) savedRedirect.save(here)
  }, [isVisitor, savedRedirect, here])

  if (isVisitor) {
    return (
      <>
        <p className="note">Log in with {email}, or sign up with it. You’ll come back here.</p>
        <PlainLinkButton
          look="primary"
          size="large"
          full
          href={href('login', {}, { query: { 'redirect-url': here } })}
        >
          Log in
        </PlainLinkButton>
        <PlainLinkButton size="large" full href={href('register')}>
          Sign up
        </PlainLinkButton>
      </>
    )
  }
  if (current.kind !== 'member') return <PlainSkeleton height="48px" />
  const { profile } = current
  if (profile.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <>
        <p role="alert">
          You’re logged in as {profile.email}. Log out, then open the link again and log in with {email}.
        </p>
        <PlainButton size="large" full onClick={() => void session.logout('reload')}>
          Log out
        </PlainButton>
      </>
    )
  }
  if (!profile.tc_agree) {
    return (
      <PlainLinkButton
        look="primary"
        size="large"
        full
        href={href('login', {}, { query: { 'redirect-url': here } })}
      >
        Accept the terms first
      </PlainLinkButton>
    )
  }
  return <AcceptButton token={token} account={account} onJoined={onJoined} />
}

function AcceptButton({ token, account, onJoined }: Omit<AnswerProps, 'email'>) {
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/team/accept'),
    onSuccess: ({ data }) => onJoined(data),
  })
  return (
    <>
      <p className="note">
        You’ll then see the wallet, subscriptions and usage of {account}. Your own account stays as it is. You
        return to it when you leave.
      </p>
      <FormError of={error && problemText(error)} title="You haven’t joined." />
      <FormButton
        type="button"
        busy={isPending}
        onClick={() => mutate({ body: { invitation_token: token } })}
      >
        {isPending ? 'Joining…' : 'Accept invitation'}
      </FormButton>
    </>
  )
}
