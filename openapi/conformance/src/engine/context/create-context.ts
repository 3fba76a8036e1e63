import { randomBytes } from 'node:crypto'
import { isObject } from '@switchboard/oas/document'
import { checkResponse } from '../check-response.ts'
import { type Operation, operationNamed } from '../contract/contract.ts'
import { Unanswered } from '../http/request.ts'
import { newKey } from '../input/inputs.ts'
import { leakedTexts } from '../leaks.ts'
import type { Rule } from '../rules/rule.ts'
import type { Activity, Context, ReceivedResponse } from './context.ts'
import type { Contexts } from './contexts.ts'
import { type Exchange, type Line, openLine } from './exchange.ts'
import { KnownThings } from './known.ts'
import { Links } from './links.ts'
import { foreignTexts } from './other-accounts.ts'
import { People } from './people.ts'
import { randomFrom, seedFor } from './random.ts'
import { RateLimits } from './rate-limits.ts'
import type { Account, Role } from './role.ts'
import type { Run } from './run-parts.ts'
import { isStop, stumbled, Throttled, Unwritable } from './stops.ts'
import { inWaves, wavesOf } from './waves.ts'
import { requireWritable } from './writable.ts'

export function createContexts(run: Run): Contexts {
  const { options, contract, clock } = run
  const { sessions, exchange } = openLine(run, (response) => noteSignIn(run, response))
  const people = new People(options, run.pack !== undefined)
  const profiles = createProfiles((as) => exchange(operationNamed(contract, run.pack?.profile ?? ''), { as }))
  const shared = sharedContext({ run, people, sessions, profileOf: profiles.of })
  const line = { run, sessions, exchange, rateLimits: new RateLimits(clock), ids: profiles.ids }
  return {
    of: (rule) => ruleContext(rule, line, shared),
    people,
    signedIn: (account) => sessions.tokenOf(account),
    profileOf: profiles.of,
  }
}

/** Profiles of the accounts, each asked for once, and the ids that they say. */
function createProfiles(read: (account: Account) => Promise<ReceivedResponse>) {
  const ids = new Map<Account, string>()
  const profiles = new Map<Account, Promise<ReceivedResponse>>()
  return {
    ids,
    async of(account: Account): Promise<ReceivedResponse> {
      const profile = profiles.get(account) ?? read(account)
      profiles.set(account, profile)
      profile.then((response) => ids.set(account, idIn(response))).catch(() => {})
      return profile.catch((error: unknown) => {
        profiles.delete(account)
        throw error
      })
    },
  }
}

interface SharedParts extends Pick<Line, 'sessions'> {
  readonly run: Run
  readonly people: People
  readonly profileOf: (account: Account) => Promise<ReceivedResponse>
}

/** The part of a context that all rules have in common. */
function sharedContext({ run, people, sessions, profileOf }: SharedParts) {
  const { options, contract, notes, clock } = run
  const prefix = randomBytes(4).toString('hex')
  let made = 0
  return {
    base: run.base,
    contract,
    schemas: run.schemas,
    api: run.pack,
    operations: run.operations,
    random: randomFrom(options.seed),
    isReadOnly: options.isReadOnly,
    isMock: options.isMock,
    accounts: people.accounts,
    members: people.members,
    knownThings: new KnownThings(),
    responsesOf: (operation: Operation) => notes.responsesOf(operation.id),
    links: new Links(contract.operations, run.schemas),
    clock,
    callerOf: (operation: Operation) => people.callerOf(operation),
    whyNobody: (operation: Operation) => people.whyNobody(operation),
    signIn: (role: Role) => sessions.open(role),
    signInAgain: (role: Role) => sessions.renew(role),
    emailOf: (role: Role) => options[role]?.email ?? '',
    passwordOf: (role: Role) => options[role]?.password ?? '',
    tokenOf: (role: Role) => sessions.tokenOf(role),
    userIdOf: async (role: Role) => idIn(await profileOf(role)),
    unique: () => `${prefix}${(made++).toString(36)}`,
  }
}

interface RuleLine extends Line {
  readonly run: Run
  readonly rateLimits: RateLimits
  readonly ids: ReadonlyMap<Account, string>
}

function ruleContext(rule: Rule, line: RuleLine, shared: ReturnType<typeof sharedContext>): Context {
  const { run, sessions } = line
  const { notes } = run
  const activity: Activity = { answeredIds: new Set(), promises: undefined }
  const leaveOut = (operation: Operation | string, reason: string, isGap: boolean) => {
    const id = typeof operation === 'string' ? operation : operation.id
    notes.leaveOut({ rule: rule.id, operation: id, reason, isGap })
  }
  const context: Context = {
    ...shared,
    activity,
    seed: seedFor(run.options.seed, rule.id),
    call: (operation, input) => call(operation, input),
    finding: ({ operation, curl }, { contractPointer, expected, got, check }) => ({
      rule: rule.id,
      operation: operation.id,
      check,
      expected,
      got: sessions.redact(got),
      request: curl,
      contractPointer: contractPointer ?? operation.pointer,
    }),
    leaveOut: (operation, reason) => leaveOut(operation, reason, false),
    miss: (operation, reason) => leaveOut(operation, reason, true),
    each: (operations, look) =>
      inWaves(run.pack ? [operations] : wavesOf(operations), async (operation) => {
        await look(operation).catch((error) => {
          // A later call may be written all the same: whether any was, is told at the end of the run.
          if (error instanceof Unwritable) notes.unwritable.set(operation.id, error.message)
          // An operation that answered before, here or in another rule, wasn't left out of the run.
          else if (error instanceof Throttled)
            leaveOut(operation, error.message, ![...notes.seenOf(operation.id).keys()].some(isAnswer))
          else if (error instanceof Unanswered)
            notes.find(context.finding({ operation, curl: error.curl }, silence(error)))
          else if (isStop(error)) throw error
          else leaveOut(operation, stumbled(error), true)
        })
        notes.progress(rule.title, operation.id)
      }),
  }
  const call = checkedCalls(rule, line, context)
  return context
}

/** Calls of a rule: each waits for its turn, and what came is held against the contract and noted. */
function checkedCalls(rule: Rule, line: RuleLine, context: Context): Context['call'] {
  const { run, sessions, exchange, rateLimits, ids } = line
  const { contract, notes, options } = run
  const mayCall = rateLimits.for(rule)

  const send = async (operation: Operation, input: Parameters<Exchange>[1]) => {
    await mayCall(operation, input.as)
    const sent = await rateLimits.inTurn(operation, () => exchange(operation, input))
    if (sent.request.method === operation.method) {
      notes.saw(operation, sent.status)
      rateLimits.note(sent, input.as)
    }
    return sent
  }

  return async (given, input = {}) => {
    const operation = typeof given === 'string' ? operationNamed(contract, given) : given
    if (!run.pack) requireWritable(operation, input)
    const as = input.as ?? context.callerOf(operation) ?? 'visitor'
    const call = { ...input, as, headers: { ...newKey(context, operation), ...input.headers } }
    let response = await send(operation, call)
    if (rateLimits.asksToWait(response, rule)) response = await send(operation, call)
    if (response.status !== 429) context.activity.answeredIds.add(operation.id)
    if (response.request.method !== operation.method) return response
    notes.keep(response)
    sessions.learn(response)
    if (response.status === 428)
      context.leaveOut(operation, 'it needs a second factor, which the checker can’t provide')
    if (!run.pack) context.links.learn(response, input.path)
    const faults = [
      ...checkResponse({ ...run, isMock: options.isMock }, response),
      ...leakedTexts(response, foreignTexts(as, options, ids)),
    ]
    for (const parts of faults) notes.find(context.finding(response, parts))
    if (response.status === 200 && typeof as === 'string')
      context.knownThings.learn(as, operation.path, response.body)
    return { ...response, isFaulty: faults.length > 0 }
  }
}

/** Holds a sign-in against the contract where the run looks at sign-ins. */
function noteSignIn(run: Run, response: ReceivedResponse): void {
  const { operation, curl } = response
  if (!run.operations.includes(operation)) return
  run.notes.saw(operation, response.status)
  for (const { contractPointer = operation.pointer, ...parts } of checkResponse(run, response))
    run.notes.find({
      rule: 'reachability/operations',
      operation: operation.id,
      ...parts,
      request: curl,
      contractPointer,
    })
}

const idIn = ({ body }: ReceivedResponse): string =>
  isObject(body) && isObject(body.data) && typeof body.data.id === 'string' ? body.data.id : ''

/** That somebody is turned away or has to wait says nothing of an operation. */
const isAnswer = (status: number): boolean => status !== 401 && status !== 429

const silence = ({ message }: Unanswered) => ({
  check: 'connection',
  expected: 'a response',
  got: message,
})
