import { inviteMember as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../base/format/dates.ts'
import { roleAbout, roleLabels, roleNames } from '../../domain/team/role.ts'
import { RoleButton, useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { useNow } from '../../lib/browser/use-now.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { problemText } from '../../lib/problem.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal, useSession } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { ActivityCard } from './activity-card.tsx'
import { MembersCard } from './members-card.tsx'
import { type Invitation, type Team, teamQuery } from './queries.ts'
import { type MemberRole, RoleChoice } from './role-choice.tsx'

interface InviteValues {
  email: string
  role: MemberRole
}

/** Members of the account, open invitations, and everybody's activity. */
export function TeamPage() {
  const team = useQuery(teamQuery(usePortal()))
  const currentTeam = team.data?.data
  const isMember = currentTeam !== undefined && currentTeam.role !== 'OWNER'
  return (
    <PageFrame
      title="Team"
      about={
        currentTeam?.account_name
          ? `Everyone who acts for ${currentTeam.account_name}.`
          : 'Work on one account together.'
      }
      actions={isMember && <LeaveTeam team={currentTeam} />}
    >
      <QueryBoundary
        queries={[team]}
        what="your team"
        level={2}
        skeleton={<Skeleton height="320px" />}
        frame={failedCard}
      >
        {({ data }) => (data.account_name === null ? <NoBusiness /> : <BusinessTeam team={data} />)}
      </QueryBoundary>
    </PageFrame>
  )
}

function BusinessTeam({ team }: { readonly team: Team }) {
  const isOwner = team.role === 'OWNER'
  const mayInvite = useRoleRefusal('POST /api/team/invitations') === undefined
  return (
    <>
      {!isOwner && (
        <Banner tone="good" title={`You act for ${team.account_name} as ${roleNames[team.role]}.`}>
          {roleAbout[team.role]} Your own account’s credits, subscriptions and keys stay untouched.
        </Banner>
      )}
      <MembersCard team={team} />
      {isOwner && mayInvite && <InviteCard />}
      {team.invitations.length > 0 && <InvitationsCard invitations={team.invitations} />}
      {isOwner && <ActivityCard team={team} />}
    </>
  )
}

function NoBusiness() {
  return (
    <EmptyState
      icon={UsersRound}
      level={2}
      title="Teams are for verified businesses"
      action={
        <LinkButton look="primary" href={href('kyb')}>
          Verify your business
        </LinkButton>
      }
    >
      Once your business is verified, invite developers, accountants and colleagues. They share your wallet,
      subscriptions and usage, each with a role. Invited to a team? Open the link in your invitation.
    </EmptyState>
  )
}

function LeaveTeam({ team: { account_name } }: { readonly team: Team }) {
  const portal = usePortal()
  const session = useSession()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsks(true)}>
        Leave team
      </Button>
      {asks && (
        <Confirm
          title={`Leave ${account_name}?`}
          about="You lose access to its wallet, subscriptions and usage immediately, and act for your own account again. To come back, you need a new invitation."
          action="Leave team"
          busyAction="Leaving…"
          failed="You’re still in the team."
          write={mutationOptions(portal, 'post', '/api/team/leave')}
          variables={() => ({})}
          done={`You left ${account_name}. You act for your own account again.`}
          onDone={({ data }) => session.update(data)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

/** An address and a role; the invited person does the rest. */
function InviteCard() {
  const toast = useToast()
  const { field, submit, busy, failure, reset } = useApiForm({
    defaultValues: { email: '', role: 'DEVELOPER' } as InviteValues,
    rules,
    write: mutationOptions(usePortal(), 'post', '/api/team/invitations'),
    variables: ({ email, role }: InviteValues) => ({ body: { email: email.trim(), role } }),
    onDone: ({ data }) => {
      reset()
      toast({ kind: 'success', title: `An invitation is on its way to ${data.email}.` })
    },
  })
  return (
    <Card as="section" aria-labelledby="invite">
      <h2 className="card-title" id="invite">
        Invite someone
      </h2>
      <p className="note">
        We’ll email a one-time link. It expires in 7 days and works only for this address.
      </p>
      <FormError of={failure} title="Nobody was invited." />
      <form className={css.teamForm} noValidate onSubmit={submit} aria-label="Invite someone">
        <TextField {...field('email', 'an email address')} label="Email" type="email" autoComplete="off" />
        <RoleChoice {...field('role', 'a role')} label="Role" />
        <RoleButton gate="POST /api/team/invitations" type="submit" look="primary" busy={busy}>
          {busy ? 'Inviting…' : 'Invite'}
        </RoleButton>
      </form>
    </Card>
  )
}

/** Open invitations. An expired link is sent again. */
function InvitationsCard({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const now = useNow(60_000)
  const mayResend = useRoleRefusal('POST /api/team/invitations/resend') === undefined
  const mayWithdraw = useRoleRefusal('POST /api/team/invitations/withdraw') === undefined
  const mayChange = mayResend && mayWithdraw
  const isOver = ({ expires_at }: Invitation) => Date.parse(expires_at) <= now.getTime()
  return (
    <ListCard id="invitations" title="Invitations">
      <DataTable
        caption="Invitations, newest first"
        columns={[
          {
            key: 'email',
            name: 'Email',
            wrap: true,
            cell: ({ email }) => <span className="note">{email}</span>,
          },
          { key: 'role', name: 'Role', cell: ({ role }) => roleLabels[role] },
          { key: 'sent', name: 'Sent', cell: ({ sent_at }) => formatDate(sent_at) },
          {
            key: 'expires',
            name: 'Expires',
            cell: (invitation) =>
              isOver(invitation) ? <Tag tone="warning">Expired</Tag> : formatDate(invitation.expires_at),
          },
          ...(mayChange
            ? [
                {
                  key: 'actions',
                  name: 'Actions',
                  align: 'end',
                  cell: (row: Invitation) => <InvitationActions invitation={row} />,
                } as const,
              ]
            : []),
        ]}
        rows={invitations}
        keyOf={({ invitation_id }) => invitation_id}
      />
    </ListCard>
  )
}

function InvitationActions({ invitation: { invitation_id, email } }: { readonly invitation: Invitation }) {
  const portal = usePortal()
  const toast = useToast()
  const refused = (title: string) => (error: unknown) =>
    toast({ kind: 'error', title, text: problemText(error).text })
  const resend = useMutation({
    ...mutationOptions(portal, 'post', '/api/team/invitations/resend'),
    onSuccess: () => toast({ kind: 'success', title: `A new link is on its way to ${email}.` }),
    onError: refused('The invitation wasn’t sent.'),
  })
  const withdraw = useMutation({
    ...mutationOptions(portal, 'post', '/api/team/invitations/withdraw'),
    onSuccess: () => toast({ kind: 'success', title: `The invitation to ${email} is withdrawn.` }),
    onError: refused('The invitation wasn’t withdrawn.'),
  })
  return (
    <div className={row([2, 4], 'end')}>
      <Button
        look="link"
        busy={resend.isPending}
        aria-label={`Send again to ${email}`}
        onClick={() => resend.mutate({ body: { invitation_id } })}
      >
        Send again
      </Button>
      <Button
        look="link"
        busy={withdraw.isPending}
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => withdraw.mutate({ body: { invitation_id } })}
      >
        Withdraw
      </Button>
    </div>
  )
}
