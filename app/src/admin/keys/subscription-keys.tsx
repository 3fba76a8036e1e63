import type { components } from '@switchboard/sdk'
import { adminRevokeKey } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../base/format/dates.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { keyStatuses } from '../../domain/keys/key-texts.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row, stack } from '../../ui/layout.ts'
import { ReplaceKey } from './replace-key.tsx'

interface RevokeKeyProps {
  readonly userId: string
  readonly of: components['schemas']['ApiKey']
}

type Subscription = components['schemas']['Subscription']
type ApiKey = components['schemas']['ApiKey']

const statuses = {
  ACTIVE: undefined,
  PENDING: 'Pending',
  SUSPENDED: 'Suspended',
  CANCELLED: 'Cancelled',
} as const

interface SubscriptionKeysProps {
  readonly userId: string
  readonly subscription: Subscription
  /** A box that selects a key, where several can be. */
  readonly select?: (key: ApiKey) => ReactNode
}

/** A subscription with its keys. */
export function SubscriptionKeys({ userId, subscription, select }: SubscriptionKeysProps) {
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
            <KeyRow key={key.key_id} of={key} userId={userId} select={select} />
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
  readonly select: SubscriptionKeysProps['select']
}

export const isWorking = ({ status }: ApiKey): boolean => status === 'ACTIVE' || status === 'GRACE'

function KeyRow({ of: key, userId, select }: KeyRowProps) {
  const works = isWorking(key)
  return (
    <li className={css.key}>
      <span className={classes(row(2), css.keyName)}>
        {select?.(key)}
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

/** Ends one key; the user's others stay. */
function RevokeKey({ userId, of: { key_id, prefix, last_four, last_used_at } }: RevokeKeyProps) {
  const write = mutationOptions(usePortal(), 'post', '/api/admin/keys/revoke')
  const [open, setOpen] = useState(false)
  const name = `${prefix}…${last_four}`
  return (
    <>
      <Button size="small" aria-label={`Revoke ${name}`} onClick={() => setOpen(true)}>
        Revoke
      </Button>
      {open && (
        <Confirm
          title={`Revoke ${name}?`}
          about={`${last_used_at ? `Last used ${timeSince(last_used_at)}.` : 'It has never been used.'} Calls with this key are rejected immediately, and this can’t be undone. The user is notified; their other keys still work.`}
          word={last_four}
          action="Revoke key"
          busyAction="Revoking…"
          keep="Keep key"
          failed="The key wasn’t revoked."
          reason={{
            rules: adminRevokeKey.reason,
            hint: 'For the audit log, which is part of the user’s own data export.',
          }}
          write={write}
          variables={({ reason }) => ({ body: { user_id: userId, key_id, reason } })}
          done={`${name} is revoked`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
