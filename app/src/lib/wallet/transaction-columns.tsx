import type { components } from '@switchboard/sdk'
import type { ReactNode } from 'react'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { env } from '../env.ts'
import { formatDecimal } from '../format/format.ts'
import { momentIn } from '../format/market-days.ts'
import { useSessionState } from '../services.ts'
import css from './transactions.module.css'

export type Transaction = components['schemas']['Transaction']

const kinds: Readonly<Record<Transaction['kind'], string>> = {
  TOPUP: 'Top-up',
  USAGE: 'Usage',
  ADJUSTMENT: 'Adjustment',
  STARTER: 'Starter credits',
  EXPIRY: 'Expiry',
  REFUND: 'Refund',
}

const actors: Readonly<Record<Transaction['actor'], string>> = {
  USER: 'You',
  ADMIN: 'Administrator',
  SYSTEM: 'Switchboard',
}

/** To a member of a team, whoever acts for its account is the account; the team's activity names who it was. */
function Actor({ of }: { readonly of: Transaction['actor'] }) {
  const current = useSessionState()
  const team = current.kind === 'member' ? current.profile.team : null
  return of === 'USER' && team && team.role !== 'OWNER' ? team.account_name : actors[of]
}

/** What is behind a row: the call that was charged, or the payment that bought the credits. */
function Source({ row }: { readonly row: Transaction }) {
  const to = sourceHref(row)
  if (to === null) return row.description
  return (
    <a className="link" href={to}>
      {row.description}
    </a>
  )
}

function sourceHref({ kind, request_id, payment_id }: Transaction): string | null {
  if (payment_id) return href('paymentSuccess', { slug: payment_id })
  const ofCall = kind === 'USAGE' || kind === 'REFUND'
  return ofCall && request_id ? callHref(request_id) : null
}

/** Of a call in the request log. */
const callHref = (requestId: string): string => href('usage', {}, { query: { tab: 'log', call: requestId } })

interface WhatProps {
  readonly row: Transaction
  readonly source: ReactNode
}

const What = ({ row, source }: WhatProps) => (
  <>
    {source}
    {row.reason && <span className={css.reason}>{row.reason}</span>}
  </>
)

/** What a row of the ledger can say; each table takes what it has room for. */
export const transactionColumns = {
  when: {
    key: 'when',
    name: 'When',
    cell: (row) => (
      <time className={css.when} dateTime={row.created_at}>
        {momentIn(env.timeZone, row.created_at)}
      </time>
    ),
  },
  what: {
    key: 'what',
    name: 'What',
    title: true,
    wrap: true,
    cell: (row) => <What row={row} source={<Source row={row} />} />,
  },
  /** For who cannot follow the links of the owner. */
  description: {
    key: 'what',
    name: 'What',
    title: true,
    wrap: true,
    cell: (row) => <What row={row} source={row.description} />,
  },
  kind: { key: 'kind', name: 'Kind', detail: true, cell: (row) => <Tag>{kinds[row.kind]}</Tag> },
  credits: {
    key: 'credits',
    name: 'Credits',
    align: 'end',
    cell: (row) => (
      <span className={classes(css.credits, !row.credits.startsWith('-') && css.plus)}>
        {formatDecimal(row.credits, true)}
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
  actor: { key: 'actor', name: 'By', detail: true, cell: (row) => <Actor of={row.actor} /> },
  reference: {
    key: 'reference',
    name: 'Reference',
    detail: true,
    cell: (row) => <span className={css.reference}>{row.reference}</span>,
  },
} as const satisfies Readonly<Record<string, Column<Transaction>>>
