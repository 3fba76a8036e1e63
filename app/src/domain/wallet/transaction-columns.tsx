import type { components } from '@switchboard/sdk'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { brand } from '../../base/brand.ts'
import { formatMoment } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { dayIn } from '../../base/format/market-days.ts'
import css from '../../lib/lib.module.css'
import { useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { EmailLine } from '../../ui/email-line.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { reasonNames } from './reason-names.ts'

export type Transaction = components['schemas']['Transaction']

const kinds: Readonly<Record<Transaction['kind'], string>> = {
  TOPUP: 'Top-up',
  USAGE: 'Usage',
  ADJUSTMENT: 'Adjustment',
  STARTER: 'Starter credits',
  EXPIRY: 'Expiry',
  REFUND: 'Refund',
}

const planParts = { FEE: 'Plan fee', INCLUDED: 'Included credits' } as const
const paymentParts = { REFUND: 'Top-up refunded', DISPUTE: 'Disputed payment', DEBT: 'Debt paid' } as const

const actors: Readonly<Record<Transaction['actor'], string>> = {
  USER: 'You',
  ADMIN: 'Administrator',
  SYSTEM: brand.name,
}

/** The person, or the key of a call; else what kind of account it was. To a member that is the account which they act for. */
function Actor({ of: { actor, acted_by, key } }: { readonly of: Transaction }) {
  const current = useSessionState()
  const profile = current.kind === 'member' ? current.profile : null
  if (acted_by) return acted_by.user_id === profile?.id ? 'You' : personName(acted_by)
  if (actor !== 'USER') return actors[actor]
  if (key) return keyName(key)
  const { team } = profile ?? {}
  return team && team.role !== 'OWNER' ? team.account_name : actors.USER
}

const personName = ({ name, email }: NonNullable<Transaction['acted_by']>): string =>
  name ?? email ?? 'A deleted account'

const keyName = ({ name, last_four }: NonNullable<Transaction['key']>): string => `${name} …${last_four}`

const kindsOfAccount: typeof actors = { ...actors, USER: 'The user' }

/** To administrators, who write to people. */
function ActorToStaff({ of: { actor, acted_by, key } }: { readonly of: Transaction }) {
  if (acted_by)
    return (
      <>
        {personName(acted_by)}
        {acted_by.name && acted_by.email && <EmailLine email={acted_by.email} />}
      </>
    )
  return actor === 'USER' && key ? keyName(key) : kindsOfAccount[actor]
}

/** The source of a row: the charged call, the payment that bought the credits, or the subscription whose plan it is. */
function Source({ row }: { readonly row: Transaction }) {
  const to = sourceHref(row)
  if (to === null) return row.description
  return (
    <a className="link" href={to}>
      {row.description}
    </a>
  )
}

/** Of the charged call, the payment or the subscription; null where there is none. */
export function sourceHref({ kind, request_id, payment_id, plan_part, api }: Transaction): string | null {
  if (payment_id) return href('paymentSuccess', { slug: payment_id })
  if (plan_part && api) return href('subscriptions', {}, { query: { api } })
  const ofCall = kind === 'USAGE' || kind === 'REFUND'
  return ofCall && request_id ? callHref(request_id) : null
}

/** Of the month in which the market booked it. */
const statementHref = ({ created_at }: Transaction): string =>
  href('statement', { month: dayIn(brand.time_zone, new Date(created_at)).slice(0, 7) })

/** Of a call in the request log. */
const callHref = (requestId: string): string => href('usage', {}, { query: { tab: 'log', call: requestId } })

interface WhatProps {
  readonly row: Transaction
  readonly source: ReactNode
  /** Names where the call is billed. */
  readonly statement: ReactNode
  readonly ledger: string
}

const What = ({ row, source, statement, ledger }: WhatProps) => (
  <>
    {source}
    {row.on_statement && <span className="note"> · {statement}</span>}
    {row.reason && (
      <span className="note-line">
        {row.reason_code && row.reason_code !== 'OTHER' && `${reasonNames[row.reason_code]}: `}
        {row.reason}
      </span>
    )}
    {row.reverses && <RowLink to={row.reverses} ledger={ledger} name="Reverses an earlier change" />}
    {row.reversed_by && <RowLink to={row.reversed_by} ledger={ledger} name="Reversed" />}
  </>
)

interface RowLinkProps {
  /** A row of the ledger. */
  readonly to: string
  /** The address of the ledger. */
  readonly ledger: string
  readonly name: string
}

const RowLink = ({ to, ledger, name }: RowLinkProps) => (
  <span className="note-line">
    <a className="link" href={`${ledger}?row=${to}`}>
      {name}
    </a>
  </span>
)

/** On the page of a user’s ledger. */
function WhatToStaff({ row }: { readonly row: Transaction }) {
  const [ledger] = useLocation()
  return <What row={row} source={row.description} statement="on statement" ledger={ledger} />
}

/** Columns for ledger tables; each table picks those it has room for. */
export const transactionColumns = {
  when: {
    key: 'created_at',
    name: 'When',
    sortable: true,
    cell: (row) => (
      <time className="muted" dateTime={row.created_at}>
        {formatMoment(row.created_at)}
      </time>
    ),
  },
  what: {
    key: 'what',
    name: 'What',
    title: true,
    wrap: true,
    cell: (row) => (
      <What
        row={row}
        source={<Source row={row} />}
        statement={
          <a className="link" href={statementHref(row)}>
            on statement
          </a>
        }
        ledger={href('wallet')}
      />
    ),
  },
  /** For who cannot follow the links of the owner. */
  description: {
    key: 'what',
    name: 'What',
    title: true,
    wrap: true,
    cell: (row) => <WhatToStaff row={row} />,
  },
  kind: {
    key: 'kind',
    name: 'Kind',
    detail: true,
    cell: ({ kind, plan_part, payment_part }) => (
      <Tag>{plan_part ? planParts[plan_part] : payment_part ? paymentParts[payment_part] : kinds[kind]}</Tag>
    ),
  },
  credits: {
    key: 'credits',
    name: 'Credits',
    align: 'end',
    cell: ({ credits }) => (
      <span className={classes('strong', !credits.startsWith('-') && css.plus)}>
        {formatDecimal(credits, true)}
      </span>
    ),
  },
  before: {
    key: 'before',
    name: 'Before',
    align: 'end',
    detail: true,
    cell: (row) => formatDecimal(row.balance_before),
  },
  after: { key: 'after', name: 'Balance', align: 'end', cell: (row) => formatDecimal(row.balance_after) },
  actor: { key: 'actor', name: 'By', wrap: true, detail: true, cell: (row) => <Actor of={row} /> },
  actorToStaff: {
    key: 'actor',
    name: 'By',
    wrap: true,
    detail: true,
    cell: (row) => <ActorToStaff of={row} />,
  },
  reference: {
    key: 'reference',
    name: 'Reference',
    detail: true,
    cell: (row) => <span className="label mono">{row.reference}</span>,
  },
} as const satisfies Readonly<Record<string, Column<Transaction>>>
