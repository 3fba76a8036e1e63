type Command = readonly [string, ...string[]]

export interface Step {
  readonly name: string
  readonly promise: string
  readonly commands: readonly Command[]
  readonly env?: Readonly<Record<string, string>>
  /** Begins when all others have ended, since it reads what they leave. */
  readonly isLast?: boolean
}

const bin = (name: string) => `node_modules/.bin/${name}`
const node = (...args: string[]): Command => [process.execPath, ...args]
const source = (...args: string[]) => node('--conditions=@switchboard/source', ...args)
// Several checkers would each work out the types that they share, and two steps run at a time as it is.
const typecheck = (project: string) =>
  node('node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded', '-p', project)
/** Stands in a command for the file that its report is written to; Playwright reads of it in its environment. */
export const reportFile = '{report}'
const asJson = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
export const vitest = (root: string, ...files: string[]) =>
  node('node_modules/vitest/vitest.mjs', 'run', ...asJson, '--root', root, ...files)
export const playwright = (...args: string[]): readonly Command[] => [
  source('scripts/build-app.ts'),
  [bin('playwright'), 'test', '-c', 'app/e2e', ...args],
]

/** The steps of `npm test`, cheapest first. `npm test <name>` runs one. */
export const steps: readonly Step[] = [
  {
    name: 'drift',
    promise: 'generated files match the contract and the settings',
    commands: [node('scripts/check-drift.ts')],
  },
  {
    name: 'contract',
    promise: 'the contract follows its rules, the specification and its last release',
    commands: [
      node('openapi/scripts/lint.ts'),
      [
        bin('redocly'),
        'lint',
        'portal',
        'content',
        '--config',
        'openapi/redocly.yaml',
        '--format',
        'stylish',
      ],
    ],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  {
    name: 'lint',
    promise: 'code is formatted and free of known mistakes',
    commands: [[bin('biome'), 'ci', '--error-on-warnings']],
  },
  {
    name: 'links',
    promise: 'links between our Markdown files work',
    commands: [['npm', 'run', '-s', 'lint:links']],
  },
  {
    name: 'types',
    promise: 'types check in every workspace',
    commands: ['.', 'oas', 'openapi', 'openapi/conformance', 'sdk', 'mocks', 'server', 'app'].map(typecheck),
    // The compiler ends soon: it need not look for garbage each time its memory has doubled.
    env: { GOGC: '400' },
  },
  {
    name: 'boundaries',
    promise: 'no import crosses the walls between folders',
    commands: [node('scripts/check-boundaries.ts'), vitest('scripts')],
  },
  {
    name: 'unused',
    promise: 'no unused file or export, no undeclared package',
    commands: [[bin('knip')]],
  },
  {
    name: 'oas',
    promise: 'schemas, requests and code samples match the OpenAPI document',
    commands: [vitest('oas')],
  },
  {
    name: 'openapi',
    promise: 'the contract’s rules and checks catch what they should',
    commands: [vitest('openapi')],
  },
  {
    name: 'conformance',
    promise: 'the checker finds no fault in the reference server, and runs once installed',
    commands: [
      vitest('openapi/conformance'),
      ['npm', 'run', '-s', '-w', 'openapi/conformance', 'check:package'],
    ],
  },
  {
    name: 'sdk',
    promise: 'the SDK follows its session rules with real servers',
    commands: [vitest('sdk')],
  },
  {
    name: 'size',
    promise: 'the SDK’s clients stay within their size budgets',
    commands: [['npm', 'run', '-s', '-w', 'sdk', 'size']],
  },
  {
    name: 'package',
    promise: 'the packed SDK works in an empty project',
    commands: [['npm', 'run', '-s', '-w', 'sdk', 'check:package']],
  },
  {
    name: 'mocks',
    promise: 'the mock serves every operation and named example',
    commands: [['npm', 'run', '-s', '-w', 'mocks', 'lint:products'], vitest('mocks')],
  },
  {
    name: 'server',
    promise: 'the server follows the contract on a real PostgreSQL',
    commands: [vitest('server')],
  },
  {
    name: 'bench',
    promise: 'every row of the benches measures calls that are answered as they should be',
    commands: [source('server/bench/main.ts', 'server'), source('app/bench/main.ts', 'pages')],
    env: { BENCH_TRIAL: '1' },
  },
  { name: 'app', promise: 'guards, forms and pages work', commands: [vitest('app')] },
  {
    name: 'browser',
    promise: 'a person can use the product in a real browser',
    commands: playwright(),
    env: { E2E_WHOLE: '1' },
  },
  {
    name: 'met',
    promise: 'each response that the contract declares was met by the step server or conformance',
    commands: [node('server/test/check-met.ts')],
    isLast: true,
  },
]

/** The steps of `npm run test:long`, of minutes each. */
export const longSteps: readonly Step[] = [
  {
    name: 'server',
    promise: 'killed, stopped, restored and with a thousand streams, the server loses nothing',
    commands: [vitest('server')],
    env: { LONG_TESTS: '1' },
  },
  {
    name: 'memory',
    promise: 'the server stays within its memory over 100,000 calls, 200 drawn pages and an attack',
    commands: [source('server/bench/main.ts', 'server', 'memory', 'pages-memory', 'hostile-memory')],
  },
  {
    name: 'soak',
    promise: 'money, documents and connections hold under long attacks and faults',
    commands: [source('server/soak/main.ts')],
  },
  {
    name: 'seeds',
    promise: 'the checker finds nothing in the reference server, whatever the seed',
    commands: [['npm', 'run', '-s', '-w', 'openapi/conformance', 'seeds', '--', '--count', '20']],
  },
  {
    name: 'faults',
    promise: 'the checker finds the faulty backends',
    commands: [['npm', 'run', '-s', '-w', 'openapi/conformance', 'faults']],
  },
]
