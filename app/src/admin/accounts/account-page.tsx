import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDecimal } from '../../base/format/format.ts'
import { MissingPage } from '../../lib/missing-page.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { accountQuery } from '../queries.ts'
import { AccountStatusTag, type AdminAccount, accountColumns as columns } from './account-columns.tsx'
import { AccountsList } from './accounts-list.tsx'
import { FactorRecovery } from './factor-recovery.tsx'

type Subscription = components['schemas']['Subscription']

interface ChooseUserProps {
  readonly title: string
  readonly to: 'addCredits' | 'deductCredits' | 'creditLedger'
}

/** Lets the administrator choose a user, if the address names none. */
export function ChooseUser({ title, to }: ChooseUserProps) {
  const choose: Column<AdminAccount> = {
    key: 'choose',
    name: 'Actions',
    align: 'end',
    cell: (account) => (
      <a className="link" href={href(to, { id: account.user_id })}>
        Choose <VisuallyHidden>{personOf(account).displayName}</VisuallyHidden>
      </a>
    ),
  }
  return (
    <PageFrame title={title} about="Find the user first.">
      <AccountsList columns={[columns.name, columns.status, columns.credits, columns.free, choose]} />
    </PageFrame>
  )
}

interface AccountPageProps {
  /** Default: the user’s name. */
  readonly title?: string
  readonly userId: string
  readonly actions: (account: AdminAccount) => ReactNode
  readonly children: (account: AdminAccount, subscriptions: readonly Subscription[]) => ReactNode
}

/** A page about one user. */
export function AccountPage({ title, userId, actions, children }: AccountPageProps) {
  const query = useQuery(accountQuery(usePortal(), userId))
  return (
    <QueryBoundary
      queries={[query]}
      what="this user"
      skeleton={
        <PageFrame title={title ?? 'User'}>
          <Skeleton height="420px" />
        </PageFrame>
      }
      frame={(state, kind) =>
        kind === 'failed' ? <PageFrame title={title ?? 'User'}>{state}</PageFrame> : state
      }
      missing={<NoSuchUser />}
    >
      {({ data: { account, subscriptions, factor_recovery } }) => (
        <PageFrame
          title={title ?? personOf(account).displayName}
          about={title ? <WhoseWallet {...account} /> : <Facts {...account} />}
          back={{ label: 'Users', href: href('adminUsers') }}
          actions={actions(account)}
        >
          {factor_recovery && <FactorRecovery account={account} recovery={factor_recovery} />}
          {children(account, subscriptions)}
        </PageFrame>
      )}
    </QueryBoundary>
  )
}

function Facts(account: AdminAccount) {
  const { companyName, b2bAccount } = personOf(account)
  return (
    <>
      {[...(b2bAccount ? [companyName] : []), account.email, account.user_id].join(', ')}.{' '}
      {formatDecimal(account.wallet_credits)} credits. <AccountStatusTag status={account.status} />
    </>
  )
}

function WhoseWallet(account: AdminAccount) {
  const { displayName, companyName, b2bAccount } = personOf(account)
  const who = [displayName, ...(b2bAccount ? [companyName] : []), account.email].join(', ')
  return (
    <>
      {who}. {formatDecimal(account.wallet_credits)} credits.
    </>
  )
}

const NoSuchUser = () => (
  <MissingPage back={<LinkButton href={href('adminCredits')}>Find a user</LinkButton>}>
    No user has this ID.
  </MissingPage>
)
