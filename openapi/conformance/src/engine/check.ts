import type { Contexts } from './context/contexts.ts'
import { createContexts } from './context/create-context.ts'
import { Notes, type Progress } from './context/notes.ts'
import { accountsOf } from './context/role.ts'
import type { Contract, Operation } from './contract/contract.ts'
import { createSchemaCheck, type SchemaCheck } from './contract/schema-check.ts'
import { CouldNotRun } from './could-not-run.ts'
import { reach } from './find-base.ts'
import { createTransport } from './http/send.ts'
import type { Options } from './options.ts'
import type { RulePack } from './pack.ts'
import { type Result, type RuleResult, resultOf } from './result.ts'
import { rules } from './rules/index.ts'
import { partOfRun, phases } from './rules/rule.ts'
import { runRule } from './run-rule.ts'
import { selected } from './selection.ts'

export interface Surroundings {
  /** The rules of the API that the contract is of, beside those for any. */
  readonly pack: RulePack | undefined
  /** Of the checker. */
  readonly version: string
  readonly clock?: () => Date
  readonly progress?: Progress
  /** Of the same contract, where it is run more than once: to compile its schemas takes long. */
  readonly schemas?: SchemaCheck
}

/** Holds a backend against a contract. Throws CouldNotRun. */
export async function check(
  contract: Contract,
  options: Options,
  {
    pack,
    version,
    clock = () => new Date(),
    progress = () => {},
    schemas = createSchemaCheck(contract.document),
  }: Surroundings,
): Promise<Result> {
  const transport = createTransport()
  const started = clock()
  const own = [...(pack?.rules ?? []), ...rules]
    .filter(({ needs }) => contract.isStrict || !needs.includes('strict'))
    .toSorted((one, other) => phases.indexOf(one.phase) - phases.indexOf(other.phase))
  const chosen = selected({ rules: own, operations: contract.operations }, options)
  const notes = new Notes(started.getTime() + options.timeBudgetMs, progress)
  try {
    const base = await (pack ? pack.findBase(contract, transport, options) : options.url)
    if (!pack) await reach(transport, base, options)
    const operations = chosen.operations.filter((operation) => !options.isReadOnly || operation.isRead)
    const contexts = createContexts({
      options,
      base,
      contract,
      schemas,
      transport,
      notes,
      operations,
      clock,
      pack,
    })
    const ran: RuleResult[] = []
    const result = () =>
      resultOf({
        options,
        contract,
        notes,
        base,
        version,
        operations: chosen.operations,
        rules: ran,
        started,
        ended: clock(),
      })
    if (!(await signIn(contexts, notes, options))) return result()
    const restoreSettings = (await pack?.begin(contexts, notes, options)) ?? (async () => {})
    for (const rule of chosen.rules) {
      // Later rules depend on the account's settings.
      if (rule.phase !== ran.at(-1)?.phase && rule.phase === 'flows') await restoreSettings()
      ran.push(await runRule(rule, { contexts, notes, options, clock }))
    }
    await restoreSettings()
    for (const operation of chosen.operations) {
      if (!operations.includes(operation))
        notes.leaveOut({
          rule: '',
          operation: operation.id,
          reason: 'it may change data, and --read-only was given',
          isGap: false,
        })
    }
    const succeeds = chosen.rules.some(({ id }) => id === 'positive/requests')
    if (succeeds) noteRefusals(contexts, notes, operations)
    return result()
  } finally {
    transport.close()
  }
}

/** False where signing in itself breaks the contract, which is told: nothing else can be looked at. Throws CouldNotRun where it does not. */
async function signIn(contexts: Contexts, notes: Notes, options: Options): Promise<boolean> {
  try {
    for (const account of accountsOf(options).keys()) await contexts.signedIn(account)
    return true
  } catch (error) {
    if (!(error instanceof CouldNotRun) || notes.findings.length === 0) throw error
    notes.leaveOut({ rule: '', operation: '', reason: error.message, isGap: true })
    return false
  }
}

const neverSucceeded = partOfRun('run/operations', 'Every operation did what it’s for at least once')

/** Tells of each operation that never succeeded why, and whether it should have. */
function noteRefusals(contexts: Contexts, notes: Notes, operations: readonly Operation[]): void {
  const context = contexts.of(neverSucceeded)
  for (const operation of operations) {
    const seen = [...notes.seenOf(operation.id)]
    // A redirect is what some operations are for.
    if (seen.some(([status]) => status >= 200 && status < 400)) continue
    const isCallable = context.callerOf(operation) !== undefined
    const design = isCallable ? context.api?.whyOnlyRejected(context, operation) : undefined
    const statuses = seen.map(([status]) => status).toSorted()
    const reason =
      statuses.length === 0 ? 'it was never called' : `it only ever returned ${statuses.join(', ')}`
    const why = isCallable ? (notes.unwritable.get(operation.id) ?? reason) : context.whyNobody(operation)
    notes.leaveOut({
      rule: '',
      operation: operation.id,
      reason: design ?? why,
      isGap: design === undefined && !context.isMock,
    })
  }
}
