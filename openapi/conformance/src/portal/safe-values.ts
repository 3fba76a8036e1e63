import { isObject } from '@switchboard/oas/document'
import type { Context, ExampleValues } from '../engine/context/context.ts'
import type { Operation } from '../engine/contract/contract.ts'

/** Names of the catalogue: calls that name them change nothing for others, except an administrator's. */
const ofCatalogue = ['api', 'publisher', 'tag', 'version', 'operation_id', 'service', 'insight_id']
/** An administrator changes the credits of the test account, and nothing else of anybody. */
const onTestAccount = ['adminAddCredits', 'adminDeductCredits']

/** Whether a field says which thing is meant, or proves that somebody may. */
export const namesThing = (name: string, { contract }: Context): boolean =>
  contract.identifiers.has(name) || /(_ids?|Id|_token|_number)$/.test(name)

/**
 * The values of an example, such that sending them touches nothing but what is the test account's: a read names what the account has,
 * a write names nothing that is there, and an email address is nobody's.
 */
export async function safeValues<Value>(
  context: Context,
  operation: Operation,
  { values, as }: ExampleValues<Value>,
): Promise<Value> {
  const isAdmin = as === 'admin'
  const names = isObject(values) ? Object.keys(values).filter((name) => namesThing(name, context)) : []
  const role = typeof as === 'string' ? as : 'visitor'
  const own = operation.isRead ? context.knownThings.find(role, operation.path, names.map(snakeCase)) : {}
  const userId = isAdmin && context.accounts.has('user') ? await context.userIdOf('user') : ''

  const safe = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => safe(name, one))
    if (isObject(value)) return mapped(value, safe)
    if (typeof value !== 'string') return value
    if (/@[\w-]+\.\w+/.test(value) && /email/.test(name)) return `conformance-${context.unique()}@example.com`
    if (!namesThing(name, context)) return value
    if (name === 'user_id' && userId && (operation.isRead || onTestAccount.includes(operation.id)))
      return userId
    const known = own[snakeCase(name)]
    if (known !== undefined) return known
    if (ofCatalogue.includes(name) && (operation.isRead || !isAdmin)) return value
    return madeUp(value, context.unique())
  }
  return (isObject(values) ? mapped(values, safe) : values) as Value
}

const mapped = (value: object, change: (name: string, inner: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(name, inner)]))

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Another value of the same shape: `usr_jun7Q2` becomes `usr_` and as many characters that nobody has. */
export function madeUp(value: string, unique: string): string {
  const [prefix = ''] = /^[a-z]+_/.exec(value) ?? []
  const kept = value.slice(0, prefix.length)
  const length = value.length - prefix.length
  if (!/^[\w-]{4,}$/.test(value.slice(prefix.length))) return value
  return kept + unique.repeat(Math.ceil(length / unique.length)).slice(-length)
}
