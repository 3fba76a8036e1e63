import { asArray, asObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { Context, ReceivedResponse } from '../engine/context/context.ts'
import type { Contexts } from '../engine/context/contexts.ts'
import type { Notes } from '../engine/context/notes.ts'
import { tokenRefused } from '../engine/context/people.ts'
import { type Account, accountsOf, optionOf } from '../engine/context/role.ts'
import { TimeUp } from '../engine/context/stops.ts'
import { operationNamed } from '../engine/contract/contract.ts'
import { CouldNotRun } from '../engine/could-not-run.ts'
import { Unanswered } from '../engine/http/request.ts'
import { mediaOf } from '../engine/http/write-request.ts'
import type { Options } from '../engine/options.ts'
import { partOfRun } from '../engine/rules/rule.ts'
import { type Fields, fieldsOf } from '../engine/rules/verdict.ts'
import { dataOf } from './fields.ts'

const signIn = partOfRun('run/sign-in', 'The token from signing in is accepted')

/**
 * Asks the backend who each account is. Throws CouldNotRun for one that cannot be used as it was given. Where it does not know a token that it has just given, that is one fault; every call with it
 * would be another.
 */
export async function lookUpAccounts(contexts: Contexts, notes: Notes, options: Options): Promise<void> {
  const { people } = contexts
  const context = contexts.of(signIn)
  let refusal: ReceivedResponse | undefined
  const businesses = new Map<Account, unknown>()
  for (const [account, { email }] of accountsOf(options)) {
    const profile = await contexts.profileOf(account).catch((error: unknown) => {
      // The rules report calls without a response.
      if (!(error instanceof Unanswered || error instanceof TimeUp)) throw error
    })
    if (profile?.status === 401) {
      people.refuse(account)
      refusal ??= profile
      continue
    }
    const { team, ...profileFields } = profile ? dataOf(profile) : ({} as Fields)
    const { role, account_id } = fieldsOf(team)
    if (isMember(account)) people.members.push({ account, role: typeof role === 'string' ? role : '' })
    // A profile of somebody else is the backend's fault, and says nothing of whom the caller gave.
    if (String(profileFields.email).toLowerCase() !== email.toLowerCase()) continue
    requireFitting(account, email, { userType: profileFields.user_type, isInTeam: role !== undefined })
    businesses.set(account, account_id)
  }
  if (businesses.get('user') !== undefined && businesses.get('user') === businesses.get('other'))
    throw new CouldNotRun(
      '--user and --other act for the same business, so they share its data. Give an --other of another business, or of none.',
    )
  if (!refusal) return
  const login = operationNamed(context.contract, 'login')
  const closed = context.operations.filter(
    (operation) => context.callerOf(operation) === undefined && context.whyNobody(operation) === tokenRefused,
  )
  notes.find(
    context.finding(
      { operation: login, curl: refusal.curl },
      {
        check: 'token',
        expected: `its token is accepted: ${closed.length} operations can’t be checked without it`,
        got: `${refusal.status} ${refusal.code} for ${refusal.request.method} ${refusal.operation.path} with that token`,
      },
    ),
  )
}

/** Throws CouldNotRun for an account that is not what its option asks for. */
function requireFitting(
  account: Account,
  email: string,
  { userType, isInTeam }: { readonly userType: unknown; readonly isInTeam: boolean },
): void {
  const who = `${optionOf(account)} ${email}`
  if (isMember(account)) {
    if (!isInTeam) throw new CouldNotRun(`${who} isn’t in a team. Give somebody who owns or has joined one.`)
    return
  }
  const right = account === 'admin' ? 'ADMIN' : 'USER'
  if ((userType === 'ADMIN' || userType === 'USER') && userType !== right)
    throw new CouldNotRun(
      `${who} is ${userType} at this backend, and ${optionOf(account)} takes ${right === 'ADMIN' ? 'an' : 'a'} ${right}.`,
    )
}

const isMember = (account: Account): account is `member${number}` => account.startsWith('member')

interface Setting {
  readonly read: string
  readonly write: string
  /** The write that restores the values read. */
  readonly body: (data: Json | undefined) => JsonObject
}

const some = (data: Json | undefined, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, asObject(data)[name] ?? null]))

/** A test account's settings, which generated requests change. */
const settings: readonly Setting[] = [
  {
    read: 'getProfile',
    write: 'updateProfile',
    body: (data) => some(data, ['firstname', 'lastname', 'company']),
  },
  {
    read: 'getNotificationPreferences',
    write: 'updateNotificationPreferences',
    body: (data) => ({
      preferences: asArray(data).map((one) => some(one, ['kind', 'in_app', 'mail'])) as Json[],
    }),
  },
  {
    read: 'getWalletThreshold',
    write: 'updateWalletThreshold',
    body: (data) => some(data, ['threshold1']),
  },
]

const settingsRestore = partOfRun('run/settings', 'The test account’s settings are restored')

/** Reads how the test account is set, and answers what sets it so again. */
export async function rememberSettings(contexts: Contexts): Promise<() => Promise<void>> {
  const context = contexts.of(settingsRestore)
  const { accounts, isReadOnly, isMock, operations } = context
  if (isReadOnly || isMock || !accounts.has('user')) return async () => {}
  const changed = settings.filter(({ write }) => operations.some(({ id }) => id === write))
  const remembered = await Promise.all(
    changed.map(async ({ read, write, body }) => {
      const response = await asFarAsGoes(context.call(read, { as: 'user' }))
      return { write, body: response?.status === 200 ? body(asObject(response.body).data) : undefined }
    }),
  )
  return async () => {
    for (const { write, body } of remembered)
      if (body && isTaken(context, write, body)) await asFarAsGoes(context.call(write, { as: 'user', body }))
  }
}

/** A backend that cannot even be read is told of by the rules. */
const asFarAsGoes = (call: Promise<ReceivedResponse>): Promise<ReceivedResponse | undefined> =>
  call.catch(() => undefined)

function isTaken({ schemas, contract }: Context, write: string, body: JsonObject): boolean {
  const schema = mediaOf(operationNamed(contract, write))?.schema
  return schema !== undefined && schemas.by(schema, body).length === 0
}
