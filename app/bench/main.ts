// Part of npm run bench: how fast the search finds, and pages of the built app come on a phone, on the real server. Addresses may
// follow: npm run bench pages /login.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/build-app.ts'
import { startNode } from '../../scripts/children.ts'
import { largeDocument } from './large-document.ts'
import { type Budget, pageSpeed } from './page-speed.ts'
import { searchSpeed } from './search-speed.ts'
import { openSignedIn } from './signed-in-browser.ts'

const port = 18_280
const runs = Number(process.env.BENCH_RUNS ?? 5)
/** Shows that every row has what it measures; Lighthouse is left out. */
const isTrial = process.env.BENCH_TRIAL === '1'
const pages: Budget = { score: 95, fcpMs: 1_500, lcpMs: 1_600, tbtMs: 150, scriptKb: 130 }
/** The console comes when the visitor does something (decision 0017). */
const documentation: Budget = { score: 98, fcpMs: 1_500, lcpMs: 1_600, tbtMs: 150, scriptKb: 135 }

/**
 * Its skeleton comes with the document (decision 0078); its data is there once Chakra has come and its calls have been answered. Lighthouse
 * counts the headers of some 30 files, too; page-weight.test.ts holds what they contain at 182 KB.
 */
const signedIn: Budget = { score: 70, fcpMs: 1_500, lcpMs: 4_000, tbtMs: 200, scriptKb: 192 }

interface Measured {
  readonly path: string
  readonly budget: Budget
  /** The account whose page it is; a visitor's by default. */
  readonly as?: string
}

const measured: readonly Measured[] = [
  { path: '/', budget: pages },
  { path: '/api', budget: pages },
  { path: '/login', budget: pages },
  { path: '/register', budget: pages },
  { path: '/dashboard', budget: signedIn, as: 'jun@example.com' },
  { path: '/api/lumina/sim-swap/v1?operation=checkSimSwap', budget: documentation },
  { path: '/api/readme/v2?operation=createReference1', budget: documentation },
]

const names = process.argv.slice(2)
const isChosen = (name: string) => names.length === 0 || names.includes(name)
if (isChosen('search'))
  console.log(`${'search'.padEnd(48)} ${searchSpeed({ operations: 3_000, budgetMs: 100 })}`)
if (!isChosen('pages')) process.exit(0)

buildApp()
const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'))
// The database runs as a user of its own where a person is root.
chmodSync(folder, 0o755)
const server = startNode(['server/src/main.ts'], { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' })
try {
  const origin = `http://localhost:${port}`
  await answered(`${origin}/readyz`)
  publish(largeDocument(1_000_000))
  const paths = names.filter((name) => name.startsWith('/'))
  for (const { path, budget, as } of measured) {
    if (paths.length > 0 && !paths.includes(path)) continue
    // Drawn once before, as it is for everybody but the first.
    await answered(origin + path)
    if (isTrial) continue
    const browser = as === undefined ? undefined : await openSignedIn(origin, as)
    const debugPort = browser?.port
    console.log(`${path.padEnd(48)} ${pageSpeed(origin + path, { runs, budget, debugPort })}`)
    await browser?.close()
  }
} finally {
  server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  server.kill('SIGTERM')
}

function publish(document: string): void {
  const file = join(folder, 'large.json')
  writeFileSync(file, document)
  const run = spawnSync(
    process.execPath,
    ['--conditions=@switchboard/source', 'server/src/publish-api.ts', file, '--publisher', 'readme'],
    { env: { ...process.env, DATA_DIR: folder }, encoding: 'utf8' },
  )
  if (run.status !== 0) throw new Error(run.stderr)
}

async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url, { headers: { Accept: 'text/html' } }).catch(() => undefined)
    if (answer?.ok) return void (await answer.text())
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer`)
}
