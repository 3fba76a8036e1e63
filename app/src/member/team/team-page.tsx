import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { roleAbout, roleNames } from '../../domain/team/role.ts'
import { useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { ActivityCard } from './activity-card.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteCard } from './invite-card.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { MembersCard } from './members-card.tsx'
import { type Team, teamQuery } from './queries.ts'

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
          {roleAbout[team.role]} Your own account keeps its credits, subscriptions and keys until you leave.
        </Banner>
      )}
      <MembersCard team={team} />
      {isOwner && mayInvite && <InviteCard />}
      {team.invitations.length > 0 && <InvitationsCard invitations={team.invitations} />}
      {isOwner && <ActivityCard />}
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
      Once yours is verified, invite developers, accountants and colleagues. They share your wallet,
      subscriptions and usage, each with a role. Invited to a team yourself? Open the link in that email.
    </EmptyState>
  )
}
