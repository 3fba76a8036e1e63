import type { Contract } from '../src/engine/contract/contract.ts'
import type { SchemaCheck } from '../src/engine/contract/schema-check.ts'
import { CouldNotRun } from '../src/engine/could-not-run.ts'
import type { Finding } from '../src/engine/finding.ts'
import { run } from '../src/run.ts'
import { type Accounts, makeAccounts, teamMembers } from './accounts.ts'
import type { Behaviour, Call, Fault, Reply } from './fault.ts'
import { demoAccounts, plainOptions } from './plain-options.ts'
import { type RunningProxy, startProxy } from './proxy.ts'
import type { Reference } from './reference.ts'

export interface Outcome {
  /** The rules that found something at the faulty operation, the first ones to. */
  readonly rules: readonly string[]
  /** Other operations that were named. */
  readonly others: readonly string[]
  /** Why there was no run, if there was none. */
  readonly failure: string | undefined
  readonly seconds: number
  /** Whether the mistake made a difference to anything that passed. */
  readonly showed: boolean
}

export interface Surroundings {
  readonly contract: Contract
  readonly schemas: SchemaCheck
  readonly reference: Reference
  /** Counts the backends: each has an address of its own. */
  readonly number: number
}

const timeBudgetMs = 120_000
/** Most faults need no special luck; the same ones are found each time. */
const seed = 14

/** The backend as it is. */
export const noFault: Behaviour = (call, backend) => backend.send(call)

type Seen = Pick<Fault, 'subject' | 'operation'>

/** Whether it shows to people of a team alone. */
export const isOfTeam = ({ subject, operation }: Seen, { operations }: Contract): boolean =>
  subject === 'team' ||
  subject === 'plans' ||
  operations.some(({ id, path }) => id === operation && path.startsWith('/api/team'))

/** Whether it shows to somebody alone who has called for months. */
export const isOfHistory = ({ subject }: Seen): boolean => subject === 'history'

export const isOfPlans = ({ subject }: Pick<Fault, 'subject'>): boolean => subject === 'plans'

interface Trial {
  readonly operation: string
  readonly behaviour: Behaviour
  /** Whether people of a team look at it, too. */
  readonly withTeam?: boolean
  /** Whether the demo accounts look at it, in place of new ones. */
  readonly withHistory?: boolean
  /** Whether one of the accounts has a plan with a fee, and others are hidden. */
  readonly withPlans?: boolean
}

/** Runs the checker against a backend with this behaviour, and looks at one operation and what belongs to it. */
export async function tryBehaviour(
  { contract, schemas, reference, number }: Surroundings,
  { operation, behaviour, withTeam = false, withHistory = false, withPlans = false }: Trial,
): Promise<Outcome> {
  const began = performance.now()
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  const accounts = withHistory ? demoAccounts : await makeAccounts(reference, address, { withPlans })
  let showed = false
  const recorded: Behaviour = async (call, backend) => {
    const sent: Sent[] = []
    let answeredAt = performance.now()
    const send = async (request: Call) => {
      const reply = await backend.send(request)
      sent.push({ call: request, reply })
      answeredAt = performance.now()
      return reply
    }
    const reply = await behaviour(call, { ...backend, send })
    showed ||= performance.now() - answeredAt > 1_000 || isOther(call, reply, sent)
    return reply
  }
  const proxy = await proxyFor({ contract, reference, accounts, behaviour: recorded, address })
  const seconds = () => (performance.now() - began) / 1000
  try {
    const { findings } = await run(
      contract,
      {
        ...plainOptions,
        ...accounts,
        url: proxy.url,
        members: withTeam ? teamMembers : [],
        only: [operation],
        seed,
        timeBudgetMs,
      },
      { schemas },
    )
    return { ...told(findings, operation), failure: undefined, seconds: seconds(), showed }
  } catch (error) {
    if (!(error instanceof CouldNotRun)) throw error
    return { rules: [], others: [], failure: error.message, seconds: seconds(), showed }
  } finally {
    await proxy.close()
  }
}

interface Sent {
  readonly call: Call
  readonly reply: Reply
}

/** Whether something was asked, done or answered that the backend would not have by itself. */
function isOther(call: Call, reply: Reply, [first, ...more]: readonly Sent[]): boolean {
  if (!first || !isSameReply(reply, first.reply)) return true
  if (more.length === 0) return !isSameCall(first.call, call)
  return more.some((one) => one.call.method !== 'GET' && one.reply.status < 300)
}

const isSameCall = (one: Call, other: Call): boolean =>
  one.path === other.path &&
  one.query === other.query &&
  one.body.equals(other.body) &&
  JSON.stringify(one.headers) === JSON.stringify(other.headers)

const isSameReply = (one: Reply, other: Reply): boolean =>
  one === other ||
  (one.status === other.status &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers) &&
    Buffer.isBuffer(one.body) &&
    Buffer.isBuffer(other.body) &&
    one.body.equals(other.body))

interface Proxied {
  readonly contract: Contract
  readonly reference: Reference
  readonly accounts: Accounts
  readonly behaviour: Behaviour
  readonly address: string
}

/** The faulty backend. */
function proxyFor({ contract, reference, accounts, behaviour, address }: Proxied): Promise<RunningProxy> {
  const { user, other, admin } = accounts
  return startProxy({
    backend: reference.api,
    operations: new Map(contract.operations.map(({ method, path, id }) => [`${method} ${path}`, id])),
    emails: { user: user.email, other: other.email, admin: admin.email },
    behaviour,
    address,
  })
}

function told(findings: readonly Finding[], operation: string): Pick<Outcome, 'rules' | 'others'> {
  const names = (chosen: readonly Finding[], name: (finding: Finding) => string) => [
    ...new Set(chosen.map(name)),
  ]
  const [own, others] = [
    findings.filter((finding) => finding.operation === operation),
    findings.filter((finding) => finding.operation !== operation),
  ]
  return { rules: names(own, ({ rule }) => rule), others: names(others, (finding) => finding.operation) }
}
