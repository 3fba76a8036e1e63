import { formatAgo, formatLeft } from '../../../base/format/ago.ts'
import { formatDate, formatMoment } from '../../../base/format/dates.ts'
import { EnvironmentTag } from '../../../domain/keys/environment-tag.tsx'
import { keyStatuses } from '../../../domain/keys/key-texts.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import type { Column } from '../../../ui/kit/table.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { type ApiKey, isOver, keyText } from '../rules.ts'
import css from '../subscriptions.module.css'

interface KeyNow {
  readonly of: ApiKey
  readonly now: Date
}

/** How long an old key is still accepted; nothing for any other. */
export function GraceTag({ of: { status, grace_ends_at }, now }: KeyNow) {
  if (status !== 'GRACE' || !grace_ends_at || isOver(grace_ends_at, now)) return null
  return (
    <Tag tone="warning">
      <span>
        Ends in <time dateTime={grace_ends_at}>{formatLeft(grace_ends_at, now)}</time>
      </span>
    </Tag>
  )
}

function KeyStatus({ of: key, now }: KeyNow) {
  const { status, grace_ends_at } = key
  if (status === 'ACTIVE') return <Tag tone="good">{keyStatuses[status]}</Tag>
  if (status === 'GRACE' && !isOver(grace_ends_at, now)) return <GraceTag of={key} now={now} />
  return <Tag>{keyStatuses[status === 'REVOKED' ? status : 'EXPIRED']}</Tag>
}

/** Columns for tables of keys; each table picks those it has room for. */
export const keyColumns = (now: Date) =>
  ({
    key: {
      key: 'key',
      name: 'Key',
      title: true,
      wrap: true,
      cell: (key) => (
        <div className={stack(1)}>
          {key.name}
          <span className={classes(row(2, 'inline'), css.keyLine)}>
            <code className="mono">{keyText(key)}</code> <EnvironmentTag type={key.type} />
          </span>
        </div>
      ),
    },
    status: { key: 'status', name: 'Status', cell: (key) => <KeyStatus of={key} now={now} /> },
    used: {
      key: 'used',
      name: 'Last used',
      cell: (key) => (
        <div className={stack(1)}>
          {key.last_used_at ? (
            <time dateTime={key.last_used_at} title={formatMoment(key.last_used_at)}>
              {formatAgo(key.last_used_at, now)}
            </time>
          ) : (
            <span className="note">Never</span>
          )}
          <a
            className="link small"
            href={href('usage', {}, { query: { key: key.key_id } })}
            aria-label={`Usage of ${key.name}, ${keyText(key)}`}
          >
            Usage
          </a>
        </div>
      ),
    },
    created: {
      key: 'created',
      name: 'Created',
      detail: true,
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
    },
    expires: {
      key: 'expires',
      name: 'Expires',
      detail: 'tablet',
      cell: ({ expires_at, grace_ends_at }) => {
        const end = grace_ends_at ?? expires_at
        return end ? <time dateTime={end}>{formatMoment(end)}</time> : <span className="note">Never</span>
      },
    },
  }) as const satisfies Readonly<Record<string, Column<ApiKey>>>
