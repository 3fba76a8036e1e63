import type { components } from '@switchboard/sdk'
import { KeyRound, UserX } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { keyStatuses } from '../../domain/keys/key-texts.ts'
import { QueryDrawer } from '../../lib/query/query-drawer.tsx'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { facts } from '../../ui/facts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row, stack } from '../../ui/layout.ts'
import { AccountStatusTag, planTypes } from '../accounts/account-columns.tsx'
import { accountQuery } from '../queries.ts'
import { ReplaceKey } from './replace-key.tsx'
import { RevokeKey } from './revoke-key.tsx'
import { RevokeKeys } from './revoke-keys.tsx'

type AccountKeys = components['schemas']['AdminUserSubscriptions']
type Subscription = components['schemas']['Subscription']
type ApiKey = components['schemas']['ApiKey']

interface KeysDrawerProps {
  /** Closed without one. */
  readonly userId: string | null
  readonly onClose: () => void
}

/** One user with every subscription and its keys. */
export function KeysDrawer({ userId, onClose }: KeysDrawerProps) {
  return (
    <QueryDrawer
      title="Keys"
      id={userId}
      onClose={onClose}
      query={accountQuery}
      what="this user"
      missing={
        <EmptyState icon={UserX} title="User not found">
          No user has the ID {userId}. Search for them by name or email.
        </EmptyState>
      }
    >
      {({ data }) => <Loaded {...data} />}
    </QueryDrawer>
  )
}

function Loaded({ account, subscriptions }: AccountKeys) {
  const { displayName, b2bAccount, companyName } = personOf(account)
  return (
    <>
      <div>
        <h3 className={classes(row(2), 'card-title')}>
          {displayName} <AccountStatusTag status={account.status} />
        </h3>
        {b2bAccount && <p className="note-line">{companyName}</p>}
        <p className="note-line">{account.email}</p>
        <p className={classes(row(1, 'unbroken'), 'label', 'mono')}>
          <code>{account.user_id}</code>
          <CopyButton text={account.user_id} what="user ID" />
        </p>
      </div>
      <dl className={facts('columns')}>
        <div>
          <dt>Last call</dt>
          <dd>{account.last_used_at ? timeSince(account.last_used_at) : 'Never'}</dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>{account.plan_type ? planTypes[account.plan_type] : 'None'}</dd>
        </div>
        <div>
          <dt>Credits</dt>
          <dd>
            <a className="link" href={href('creditLedger', { id: account.user_id })}>
              {formatDecimal(account.wallet_credits)}
            </a>
          </dd>
        </div>
      </dl>
      {subscriptions.length === 0 ? (
        <EmptyState icon={KeyRound} title="No subscriptions">
          Keys belong to a subscription, and this user has none yet.
        </EmptyState>
      ) : (
        subscriptions.map((subscription) => (
          <SubscriptionKeys
            key={subscription.user_subscription_id}
            userId={account.user_id}
            subscription={subscription}
          />
        ))
      )}
      <RevokeKeys account={account} subscriptions={subscriptions} />
    </>
  )
}

const statuses = {
  ACTIVE: undefined,
  PENDING: 'Pending',
  SUSPENDED: 'Suspended',
  CANCELLED: 'Cancelled',
} as const

interface SubscriptionKeysProps {
  readonly userId: string
  readonly subscription: Subscription
}

function SubscriptionKeys({ userId, subscription }: SubscriptionKeysProps) {
  const [replacing, setReplacing] = useState(false)
  const { name, version, status, keys, live_blocker, cancelled_at } = subscription
  const word = statuses[status]
  return (
    <section className={classes(stack(2), 'ruled')} aria-label={`${name} ${version}`}>
      <h4 className="strong">
        {name} <span className="muted">{version}</span> {word && <Tag tone="warning">{word}</Tag>}
      </h4>
      {keys.length > 0 && (
        <ul>
          {keys.map((key) => (
            <KeyRow key={key.key_id} of={key} userId={userId} />
          ))}
        </ul>
      )}
      {keys.length === 0 && <p className="note">No keys.</p>}
      {cancelled_at && <p className="note">Cancelled on {formatDate(cancelled_at)}.</p>}
      {live_blocker && status === 'ACTIVE' && <p className="note">No live key: {live_blocker.reason}</p>}
      {status === 'ACTIVE' && (
        <div>
          <Button size="small" onClick={() => setReplacing(true)}>
            Replace a key
          </Button>
        </div>
      )}
      {replacing && (
        <ReplaceKey userId={userId} subscription={subscription} onClose={() => setReplacing(false)} />
      )}
    </section>
  )
}

const keyTones = { ACTIVE: 'good', GRACE: 'warning', REVOKED: 'bad', EXPIRED: 'bad' } as const

interface KeyRowProps {
  readonly of: ApiKey
  readonly userId: string
}

function KeyRow({ of: key, userId }: KeyRowProps) {
  const works = key.status === 'ACTIVE' || key.status === 'GRACE'
  return (
    <li className={css.key}>
      <span className={classes(row(2), css.keyName)}>
        <code>
          {key.prefix}…{key.last_four}
        </code>
        <Tag tone={keyTones[key.status]}>{keyStatuses[key.status]}</Tag>
        {works && <RevokeKey userId={userId} of={key} />}
      </span>
      <span className="note-line">
        Created {formatDate(key.created_at)},{' '}
        {key.last_used_at ? `last used ${timeSince(key.last_used_at)}` : 'never used'}
        {key.grace_ends_at && `, ends ${timeSince(key.grace_ends_at)}`}
      </span>
    </li>
  )
}
