import type { components } from '@switchboard/sdk'
import { formatDecimal } from '../../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../../base/format/money.ts'
import { lastDayOf } from '../../../domain/wallet/month.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Fact } from '../../../ui/facts.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { stack } from '../../../ui/layout.ts'
import { Facts } from '../facts.tsx'
import css from '../payments.module.css'
import type { WalletStatement } from './statement-columns.tsx'

type UsageLine = Pick<
  components['schemas']['WalletStatementUsage'],
  'api' | 'plan_name' | 'count' | 'credits' | 'on_statement'
> & {
  readonly name: string
  /** Null for what is no call. */
  readonly price: string | null
}

const planParts = { FEE: 'Plan fee', INCLUDED: 'Included credits' } as const

/** Quantity times price of a month: its calls, and the plans of single APIs that the wallet paid. */
export const linesOf = ({ usage = [], entries }: WalletStatement): readonly UsageLine[] => [
  ...usage.map(({ operation_id, operation_name, ...line }) => ({
    ...line,
    name: operation_name ?? operation_id ?? 'Calls',
  })),
  ...entries.flatMap(({ plan_part, api, count, credits }) =>
    plan_part
      ? [
          {
            api,
            plan_name: null,
            count,
            credits: fromHundredths(-toHundredths(credits)),
            name: planParts[plan_part],
            price: null,
          },
        ]
      : [],
  ),
]

interface UsageLinesProps {
  readonly title: string
  readonly lines: readonly UsageLine[]
  readonly month: string
  readonly titleOf: (api: string) => string
}

const sumOf = (lines: readonly UsageLine[]): string =>
  fromHundredths(lines.reduce((sum, { credits }) => sum + toHundredths(credits), 0n))

type Row = UsageLine & { readonly subtotal?: boolean }

/** Operations by API, each API with its subtotal, whose calls the request log lists. */
export function UsageLines({ title, lines, month, titleOf }: UsageLinesProps) {
  const rows = [...Map.groupBy(lines, ({ api }) => api)].flatMap(([api, own]): Row[] => [
    {
      api,
      plan_name: null,
      name: api === null ? 'Other' : titleOf(api),
      price: null,
      count: own.reduce((sum, { count, price }) => sum + (price === null ? 0 : count), 0),
      credits: sumOf(own),
      subtotal: true,
    },
    ...own,
  ])
  return (
    <div className={classes(stack(2), css.part)}>
      <h2 className="card-title">{title}</h2>
      {rows.length > 0 && (
        <DataTable
          caption={title}
          columns={columnsOf(month)}
          rows={rows}
          keyOf={({ api, name, plan_name, price, subtotal }) =>
            `${api} ${name} ${plan_name} ${price} ${subtotal}`
          }
        />
      )}
      <Facts>
        <Fact name="Total">
          <strong>{formatDecimal(sumOf(lines))} credits</strong>
        </Fact>
      </Facts>
    </div>
  )
}

const columnsOf = (month: string): readonly Column<Row>[] => {
  const days = { from: `${month}-01`, to: lastDayOf(month) }
  const strong = ({ subtotal }: Row, text: string) => (subtotal ? <strong>{text}</strong> : text)
  return [
    {
      key: 'name',
      name: 'Operation',
      cell: (row) =>
        row.subtotal ? (
          <a
            className="link"
            href={href('usage', {}, { query: { tab: 'log', ...(row.api && { api: row.api }), ...days } })}
          >
            {strong(row, row.name)}
          </a>
        ) : (
          row.name
        ),
    },
    { key: 'plan', name: 'Plan', cell: ({ plan_name }) => plan_name },
    {
      key: 'count',
      name: 'Quantity',
      align: 'end',
      cell: (row) => strong(row, formatDecimal(String(row.count))),
    },
    { key: 'price', name: 'Price', align: 'end', cell: ({ price }) => price && formatDecimal(price) },
    { key: 'credits', name: 'Credits', align: 'end', cell: (row) => strong(row, formatDecimal(row.credits)) },
  ]
}
