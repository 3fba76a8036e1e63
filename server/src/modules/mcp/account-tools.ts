import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { plainWords } from '@switchboard/oas/tools'
import type { AppContext } from '../../platform/app-context.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { readUser } from '../accounts/repo.ts'
import { limitsOfAccount } from '../subscriptions/limits/use.ts'
import { findSummary } from '../usage/find-summary.ts'
import { readWalletCredits } from '../wallet/repo.ts'
import { failure, textResult } from './tool-results.ts'

export type AccountContext = Pick<AppContext, 'db' | 'clock' | 'settings'> & { readonly userId: string }

const reads = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const
const day = (description: string) => ({ type: 'string', format: 'date', description }) as const

/** Tools that read the account, for an agent whose person lets it. */
export const accountTools: readonly Tool[] = [
  {
    name: 'read_balance',
    title: 'Read the balance',
    description: 'Reads the credits of the account’s wallet, and whether it’s prepaid or billed monthly.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    annotations: reads,
  },
  {
    name: 'read_usage',
    title: 'Read usage',
    description: 'Reads the account’s calls and credits by API and by day, for up to 92 days.',
    inputSchema: {
      type: 'object',
      properties: {
        start_date: day('The first day, such as `2026-11-01`. By default, 30 days before the last.'),
        end_date: day('The last day. By default, today.'),
      },
      additionalProperties: false,
    },
    annotations: reads,
  },
  {
    name: 'list_keys',
    title: 'List keys',
    description:
      'Lists the account’s API keys that work: names, last four characters, budgets and spending. No secrets.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    annotations: reads,
  },
]

type Values = Readonly<Record<string, unknown>>

const readers: Readonly<Record<string, (account: AccountContext, values: Values) => Promise<unknown>>> = {
  read_balance: readBalance,
  read_usage: readUsage,
  list_keys: listKeys,
}

/** Undefined for a tool of another name. */
export async function callAccountTool(
  account: AccountContext,
  name: string,
  values: Values,
): Promise<CallToolResult | undefined> {
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  if (!read) return undefined
  try {
    return textResult(JSON.stringify(await read(account, values)))
  } catch (error) {
    if (error instanceof Problem) return failure((error.errors?.[0] ?? error).message)
    throw error
  }
}

async function readBalance(account: AccountContext) {
  const { plan_type: billing } = await readUser(account.db, account.userId)
  return { billing, ...(await readWalletCredits(account, account.userId)) }
}

const maxDays = 92
const msOfDay = 86_400_000

async function readUsage(account: AccountContext, { start_date: start, end_date: end }: Values) {
  const { range, apis, time_zone } = await findSummary(account, account.userId, {
    ...(start !== undefined && { start_date: dayOf('start_date', start) }),
    ...(end !== undefined && { end_date: dayOf('end_date', end) }),
  })
  if ((Date.parse(range.end_date) - Date.parse(range.start_date)) / msOfDay >= maxDays)
    throw refusedField('?start_date', 'range_too_long', `Request at most ${maxDays} days at a time.`)
  return {
    time_zone,
    ...range,
    apis: apis.map((api) => ({ ...api, api_name: plainWords(api.api_name, 120) })),
  }
}

function dayOf(name: string, value: unknown): string {
  const isDay =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  if (!isDay) throw refusedField(`?${name}`, 'format', `Give \`${name}\` as a day, such as 2026-11-01.`)
  return value
}

async function listKeys({ db, clock, settings, userId }: AccountContext) {
  const subscriptions = await limitsOfAccount(db, { userId, now: clock(), timeZone: settings.timeZone })
  return subscriptions.flatMap(({ api, keys }) =>
    keys.map(({ name, type, last_four, agent, expires_at, limits, ...spent }) => ({
      // People and agents name keys.
      name: plainWords(name, 60),
      ...{ api, type, last_four, agent, expires_at },
      budgets: {
        credits_per_day: limits.credits_per_day,
        credits_per_month: limits.credits_per_month,
        credits_in_all: limits.credits_in_all,
        ask_above: limits.ask_above ?? null,
      },
      spent: {
        credits_today: spent.credits_today,
        credits_this_month: spent.credits_this_month,
        credits_in_all: spent.credits_in_all,
      },
    })),
  )
}
