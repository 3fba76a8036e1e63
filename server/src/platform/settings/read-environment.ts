import { InvalidValue } from './parsers.ts'
import { isPlaceholder } from './secrets.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** One environment variable: read in one way, documented in the same place. */
export interface Variable<Value> {
  /** One sentence of Markdown, for the table of settings. */
  readonly decides: string
  readonly parse: (text: string) => Value
  /** Read as if it were set. */
  readonly fallback?: string
  /** The default in words, if there is no `fallback`. */
  readonly without?: string
  /** Its value is not printed. */
  readonly secret?: true
  /** An empty value says something, too; of others it counts as not set. */
  readonly mayBeEmpty?: true
  /** A placeholder can be replaced by a secret only while it's still named. */
  readonly mayBePlaceholder?: true
}

export type Variables = Readonly<Record<string, Variable<unknown>>>

type Values<From extends Variables> = {
  readonly [Name in keyof From]:
    | ReturnType<From[Name]['parse']>
    | (From[Name] extends { readonly fallback: string } ? never : undefined)
}

/** Shown to an operator instead of a trace. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings'

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`)
    super(
      [
        'These settings can’t be used:',
        ...lines,
        'Nothing was started. server/README.md lists every setting.',
      ].join('\n'),
    )
  }
}

/** Reads them all before it throws, so that one start reports every mistake. */
export function readEnvironment<From extends Variables>(
  variables: From,
  env: Environment,
  check: (values: Values<From>) => readonly string[] = () => [],
): Values<From> {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, variable] of Object.entries(variables)) {
    const text = textOf(env[name], variable)
    if (text === undefined) continue
    try {
      if (!variable.mayBePlaceholder && isPlaceholder(text, { isSecret: variable.secret }))
        throw new InvalidValue('this is the placeholder of an example. Enter a value of your own.')
      values[name] = variable.parse(text)
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error
      const what = variable.secret ? name : `${name}=${text}`
      problems.push(...error.reasons.map((reason) => `${what}: ${reason}`))
    }
  }
  const read = values as Values<From>
  problems.push(...check(read))
  if (problems.length > 0) throw new InvalidSettings(problems)
  return read
}

function textOf(given: string | undefined, variable: Variable<unknown>): string | undefined {
  if (given === undefined) return variable.fallback
  return given === '' && !variable.mayBeEmpty ? variable.fallback : given
}

/** For a process that can do nothing without its settings. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
