import { parseArgs } from 'node:util'
import { CouldNotRun } from './engine/could-not-run.ts'
import { type Credentials, formats, type Options } from './engine/options.ts'

export type Command =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'run'; readonly options: Options }

export const usage = `Usage: npx @switchboard/conformance --url <base URL of the API> [options]

Checks whether a backend keeps the contract of the Switchboard portal, or that of --contract.

Accounts, the only ones that are changed:
  --user <email:password>    a user; everything that users do is skipped without one
  --other <email:password>   another user, to check that neither sees the other's data
  --admin <email:password>   an administrator
  --member <email:password>  a team member, to check what their role allows; may be repeated
  --header <'Name: value'>   sent with each request, such as a key; may be repeated

What to check:
  --contract <file>          another OpenAPI 3 document, YAML or JSON: its schema phases are run
  --read-only                only GET, except for signing in
  --only <glob>              rules or operations, such as 'negative/*' or listFaqs; may be repeated
  --skip <glob>              the opposite; may be repeated
  --mock                     the backend is a stateless mock: skips what needs state

How to run:
  --seed <number>            repeats a run: its report names the seed
  --rate <number>            requests per second; 0 for no limit (50)
  --time-budget <time>       such as 90s or 5m, then the rest is skipped (10m)
  --allow-incomplete         exit status 0 for a run without faults that couldn't check everything

Output:
  --report <format=file>     json, junit, html or sarif; may be repeated
  --sign <key.pem>           signs the result with this Ed25519 private key, into the --out file
  --out <file>               (conformance.signed.json)

Exit status: 0 no fault found, 1 faults found, 2 the backend couldn't be checked,
             3 no fault found, but not everything could be checked: see "Not checked".
`

/** Reads the words of the command line. Throws CouldNotRun with what is wrong with them. */
export function readOptions(words: readonly string[]): Command {
  const values = parsed(words)
  if (values.help) return { kind: 'help' }
  if (values.version) return { kind: 'version' }
  const isForeign = values.contract !== undefined
  const { user, other, admin, member = [] } = values
  if (isForeign && (user ?? other ?? admin ?? member[0]))
    throw new CouldNotRun(
      '--user, --other, --admin and --member sign in to the portal. With --contract, authenticate with --header.',
    )
  return {
    kind: 'run',
    options: {
      url: urlOf(values.url),
      ...accountsIn({ user, other, admin, member }),
      contract: values.contract,
      headers: Object.fromEntries((values.header ?? []).map(headerOf)),
      isReadOnly: values['read-only'] ?? false,
      isMock: values.mock ?? false,
      rate: numberOf('--rate', values.rate ?? '50', 0),
      seed: numberOf('--seed', values.seed ?? String(Math.floor(Math.random() * 2 ** 31)), 0),
      only: values.only ?? [],
      skip: values.skip ?? [],
      allowIncomplete: values['allow-incomplete'] ?? false,
      timeBudgetMs: timeOf(values['time-budget'] ?? '10m'),
      reports: (values.report ?? []).map(reportOf),
      sign: values.sign ? { key: values.sign, out: values.out ?? 'conformance.signed.json' } : undefined,
    },
  }
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const
  const texts = { type: 'string', multiple: true } as const
  const flag = { type: 'boolean' } as const
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        url: text,
        user: text,
        other: text,
        admin: text,
        member: texts,
        contract: text,
        header: texts,
        'read-only': flag,
        mock: flag,
        rate: text,
        seed: text,
        only: texts,
        skip: texts,
        'time-budget': text,
        'allow-incomplete': flag,
        report: texts,
        sign: text,
        out: text,
        help: { ...flag, short: 'h' },
        version: flag,
      },
    })
    return values
  } catch (error) {
    throw new CouldNotRun(`${error instanceof Error ? error.message : error}\nSee --help.`)
  }
}

function urlOf(text: string | undefined): string {
  if (!text) throw new CouldNotRun('--url is missing, such as --url https://backend.example/portal-api')
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new CouldNotRun(`--url ${text} is not an http or https address.`)
  return text.replace(/\/+$/, '')
}

type Accounts = Pick<Options, 'user' | 'other' | 'admin' | 'members'>

interface AccountTexts extends Partial<Record<'user' | 'other' | 'admin', string | undefined>> {
  readonly member: readonly string[]
}

/** Throws CouldNotRun where two are one: nothing could be told of what one may see of the other. */
function accountsIn({ member, ...texts }: AccountTexts): Accounts {
  const [user, other, admin] = (['user', 'other', 'admin'] as const).map((name) => {
    const text = texts[name]
    return text === undefined ? undefined : credentialsOf(`--${name}`, text)
  })
  const members = member.map((text) => credentialsOf('--member', text))
  requireDifferent(Object.entries({ '--user': user, '--other': other, '--admin': admin }))
  requireDifferent(members.map((one) => ['--member', one]))
  return { user, other, admin, members }
}

function requireDifferent(credentials: readonly (readonly [string, Credentials | undefined])[]): void {
  const names = new Map<string, string>()
  for (const [name, one] of credentials) {
    if (!one) continue
    const email = one.email.trim().toLowerCase()
    const before = names.get(email)
    if (before !== undefined)
      throw new CouldNotRun(`${before} and ${name} are the same account, ${one.email}. Give two accounts.`)
    names.set(email, name)
  }
}

function credentialsOf(name: string, text: string): Credentials {
  const [, email, password] = /^([^:]+):(.+)$/s.exec(text) ?? []
  if (!email || !password)
    throw new CouldNotRun(`${name} takes an email address and a password: ${name} jun@example.com:secret`)
  return { email, password }
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/s.exec(text) ?? []
  if (!name || value === undefined)
    throw new CouldNotRun(`--header takes a name and a value: --header 'X-API-Key: secret'`)
  return [name, value]
}

function numberOf(name: string, text: string, least: number): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number) || number < least)
    throw new CouldNotRun(`${name} takes a number of ${least} or more, not ${text}.`)
  return number
}

function timeOf(text: string): number {
  const [, amount, unit = 's'] = /^(\d+)(s|m)?$/.exec(text) ?? []
  if (!amount) throw new CouldNotRun(`--time-budget takes a time such as 90s or 5m, not ${text}.`)
  return Number(amount) * (unit === 'm' ? 60_000 : 1_000)
}

function reportOf(text: string): Options['reports'][number] {
  const [, format, file] = /^(\w+)=(.+)$/.exec(text) ?? []
  const known = formats.find((one) => one === format)
  if (!known || !file)
    throw new CouldNotRun(
      `--report takes a format and a file, such as junit=report.xml. Formats: ${formats.join(', ')}.`,
    )
  return { format: known, file }
}
