type Command = readonly [string, ...string[]]

export interface Step {
  readonly name: string
  readonly promise: string
  readonly commands: readonly Command[]
  readonly env?: Readonly<Record<string, string>>
}

const bin = (name: string) => `node_modules/.bin/${name}`
const node = (...args: string[]): Command => [process.execPath, ...args]
const source = (...args: string[]) => node('--conditions=@switchboard/source', ...args)
// Several checkers would each work out the types that they share, and two steps run at a time as it is.
const typecheck = (project: string) =>
  node('node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded', '-p', project)
const vitest = (root: string) => node('node_modules/vitest/vitest.mjs', 'run', '--root', root)

/** The steps of `npm test`, cheapest first. `npm test <name>` runs one. */
export const steps: readonly Step[] = [
  {
    name: 'drift',
    promise: 'generated files are what the contract and the settings say',
    commands: [node('scripts/check-drift.ts')],
  },
  {
    name: 'contract',
    promise: 'the contract keeps its rules, the spec rows and its last release',
    commands: [node('openapi/scripts/lint.ts')],
  },
  {
    name: 'lint',
    promise: 'code is formatted and free of known mistakes',
    commands: [[bin('biome'), 'ci', '--error-on-warnings']],
  },
  {
    name: 'links',
    promise: 'links between our Markdown files lead somewhere',
    commands: [['npm', 'run', '-s', 'lint:links']],
  },
  {
    name: 'types',
    promise: 'types hold in every workspace',
    commands: ['.', 'oas', 'openapi', 'openapi/conformance', 'sdk', 'mocks', 'server', 'app'].map(typecheck),
    // The compiler ends soon: it need not look for garbage each time its memory has doubled.
    env: { GOGC: '400' },
  },
  {
    name: 'boundaries',
    promise: 'the walls between folders stand',
    commands: [node('scripts/check-boundaries.ts'), vitest('scripts')],
  },
  { name: 'unused', promise: 'no dead file, export or undeclared package', commands: [[bin('knip')]] },
  {
    name: 'oas',
    promise: 'schemas, requests and code samples say what an OpenAPI document says',
    commands: [vitest('oas')],
  },
  {
    name: 'openapi',
    promise: 'the contract’s own rules and checks catch what they should',
    commands: [vitest('openapi')],
  },
  {
    name: 'conformance',
    promise: 'the checker finds no fault in the reference server, and runs where it is installed',
    commands: [
      vitest('openapi/conformance'),
      ['npm', 'run', '-s', '-w', 'openapi/conformance', 'check:package'],
    ],
  },
  { name: 'sdk', promise: 'the SDK keeps its session rules against real servers', commands: [vitest('sdk')] },
  {
    name: 'size',
    promise: 'the clients of the SDK keep within their budgets of bytes',
    commands: [['npm', 'run', '-s', '-w', 'sdk', 'size']],
  },
  {
    name: 'package',
    promise: 'the packed SDK works in an empty project',
    commands: [['npm', 'run', '-s', '-w', 'sdk', 'check:package']],
  },
  {
    name: 'mocks',
    promise: 'every operation and named example can be asked of the mock',
    commands: [['npm', 'run', '-s', '-w', 'mocks', 'lint:products'], vitest('mocks')],
  },
  {
    name: 'server',
    promise: 'the server keeps the contract on a real PostgreSQL',
    commands: [vitest('server'), node('server/test/check-met.ts')],
  },
  { name: 'app', promise: 'guards, forms and pages behave', commands: [vitest('app')] },
  {
    name: 'browser',
    promise: 'a person can walk the product in a real browser',
    commands: [source('scripts/build-app.ts'), [bin('playwright'), 'test', '-c', 'app/e2e']],
  },
]
