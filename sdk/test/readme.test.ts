import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listContracts, type Mocks, startMocks } from '../../mocks/src/index.ts'
import { scriptOf, sdk } from '../scripts/run.ts'
import { startGateway } from './support/gateway.ts'
import { examplesOf } from './support/readme-examples.ts'

// Inside the package, so that the examples import it by its own name.
const home = join(sdk, '.cache/readme')
const portalUrl = 'https://portal.example.com/portal-api'
const contentUrl = 'https://content.example.com'
const gatewayUrl = 'https://api.switchboard.example'
const portal = `import { createPortal } from '@switchboard/sdk'
const portal = createPortal({ baseUrl: '${portalUrl}' })
await portal.session.login({ email: 'jun@example.com', password: 'correct horse battery' })
`
const simSwap = `import { createApi } from '@switchboard/sdk/apis'
const simSwap = createApi('sim-swap', { baseUrl: '${gatewayUrl}', key: process.env.SWITCHBOARD_KEY ?? '' })
`
const guides = ['sdk', 'portal-client', 'first-call', 'test-numbers']
const texts = ['README.md', ...guides.map((guide) => `../server/content/docs/guides/${guide}.md`)].map(
  (file) => readFileSync(join(sdk, file), 'utf8'),
)
const examples = texts.flatMap((text, index) =>
  examplesOf(text, { portal, simSwap }).map((one) => ({ ...one, file: `${index}-${one.file}` })),
)
const run = promisify(execFile)

let mocks: Mocks
let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  const played = ['portal', 'content', 'sim-swap']
  const contracts = (await listContracts()).filter(({ name }) => played.includes(name))
  mocks = await startMocks({ contracts, ports: () => 0 })
  gateway = await startGateway(mocks)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  for (const { file, code } of examples) {
    writeFileSync(
      join(home, file),
      code
        .replaceAll(portalUrl, mocks.url('portal'))
        .replaceAll(contentUrl, mocks.url('content'))
        .replaceAll(gatewayUrl, gateway.url),
    )
  }
  writeFileSync(
    join(home, 'tsconfig.json'),
    '{ "extends": "../../tsconfig.json", "include": ["*.ts", "*.tsx"] }',
  )
}, 60_000)
afterAll(async () => {
  gateway?.close()
  await mocks?.close()
})

describe('the examples of the README and of the guide', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThan(10)
  })

  it('compile', { timeout: 60_000 }, async () => {
    const compiled = await run(process.execPath, [scriptOf('typescript7/bin/tsc'), '-p', home]).catch(
      (error) => error,
    )
    expect(compiled.stdout).toBe('')
  })

  it.each(examples.filter(({ kind }) => kind === 'ts'))('run against the mock: $name', async ({ file }) => {
    const flags = ['--conditions=@switchboard/source', '--disable-warning=ExperimentalWarning']
    const { stderr, stdout } = await run(process.execPath, [...flags, join(home, file)], {
      env: { ...process.env, SWITCHBOARD_KEY: `sb_test_${'k'.repeat(38)}` },
    })
    expect(stderr).toBe('')
    expect(stdout).not.toContain('undefined')
  })
})
