// Alerts and dashboard ask for metrics that a real server has. `promtool` tests the rules themselves: npm run soak alerts.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { messages } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { upstreamDeskOfFile } from './support/upstream-desk.ts'
import { repo } from './support/world.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

const read = (path: string): string => readFileSync(join(repo, path), 'utf8')
const rules = parse(read('server/deploy/prometheus/switchboard.rules.yml')).groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
) as readonly Rule[]
const dashboard = JSON.parse(read('server/deploy/grafana/switchboard.json')) as {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}
const queries = [
  ...rules.map(({ alert, expr }) => ({ name: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
]

const folder = mkdtempSync(join(tmpdir(), 'switchboard-alerts-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'last'))
const finishedAt = new Date('2026-11-20T03:00:00Z')
writeFileSync(join(folder, 'last/backup.json'), JSON.stringify({ finished_at: finishedAt }))

const metricsToken = 'token-of-the-alerts'
const upstream = await upstreamOfFile()
const server = await serverOfFile({
  metricsToken,
  backupFolder: folder,
  settings: { archive: { kind: 'folder', folder } },
})
const { set } = await upstreamDeskOfFile(server, upstream)

interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}
let samples: readonly Sample[] = []

async function readSamples(): Promise<readonly Sample[]> {
  const response = await fetch(`${server.url}/metrics`, {
    headers: { Authorization: `Bearer ${metricsToken}` },
  })
  return [...(await response.text()).matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', labels = '', value]) => ({ name, labels: labelsIn(labels), value: Number(value) }),
  )
}

const labelsIn = (text: string): Sample['labels'] =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

const figureOf = (name: string, labels: Sample['labels'] = {}): number | undefined =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value

beforeAll(async () => {
  const { secret } = await giveKey(server, { userId: 'usr_tess8L', api: 'messaging', type: 'LIVE' })
  await set({})
  const send = () =>
    server.ask('POST', messages, {
      headers: { 'X-API-Key': secret },
      body: { to: '+639175550120', from: 'LAKBAY', text: 'Hello.' },
    })
  expect((await send()).status).toBe(200)
  upstream.answer = (response) => response.writeHead(503).end()
  expect((await send()).status).toBe(503)
  await server.ask('GET', messages, {})
  // A request that no route can take.
  await fetch(`${server.url}/${'%'.repeat(3)}`)
  samples = await readSamples()
})

/** Names that Prometheus adds to what it reads. */
const itsOwn = new Set(['job', 'instance', 'alertname'])

/** A metric of a query, with the labels that the query needs it to have. */
function metricsIn(expr: string) {
  const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/, */))
  return [...expr.matchAll(/\b((?:switchboard|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', selector = '']) => ({
      name,
      labels: [...grouped, ...[...selector.matchAll(/(\w+)[=!]/g)].map(([, label = '']) => label)].filter(
        (label) => !itsOwn.has(label),
      ),
      values: Object.fromEntries(
        [...selector.matchAll(/(\w+)="([^"]*)"/g)]
          .filter(([, label = '']) => !itsOwn.has(label))
          .map(([, label, value]) => [label, value]),
      ) as Sample['labels'],
    }),
  )
}

test.each(queries)('$name asks for metrics and labels that are there', ({ expr }) => {
  const metrics = metricsIn(expr)
  if (!/\bup\{/.test(expr)) expect(metrics.length).toBeGreaterThan(0)
  for (const { name, labels, values } of metrics) {
    expect([name, figureOf(name, values)]).toEqual([name, expect.any(Number)])
    const having = samples.find((sample) => sample.name === name)?.labels ?? {}
    expect([name, labels.filter((label) => !(label in having))]).toEqual([name, []])
  }
})

test('each alert has a severity, a line of the runbook, a test of its own, and its place in the documentation', () => {
  const tests = read('server/deploy/prometheus/switchboard.tests.yml')
  const page = read('docs/operation.md')
  for (const { alert, labels, annotations } of rules) {
    expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)])
    expect([alert, annotations.runbook.length > 20]).toEqual([alert, true])
    expect([
      alert,
      tests.includes(`name: ${alert} is raised`),
      tests.includes(`name: ${alert} isn’t`),
    ]).toEqual([alert, true, true])
    expect(page).toContain(`\`${alert}\``)
  }
})

test('calls are counted by the party that decided how they ended', () => {
  const counts = ['answered', 'rejected', 'upstream_failed', 'gateway_failed'].map((result) =>
    figureOf('switchboard_gateway_calls_total', { result }),
  )
  expect(counts).toEqual([1, 1, 1, 0])
  expect(figureOf('switchboard_charge_seconds_count')).toBe(2)
})

test('what waits is told with its age, and a backup with its moment', async () => {
  await server.db
    .insertInto('calls_in_flight')
    .values({
      request_id: 'req_gone',
      user_id: 'usr_tess8L',
      credits: 0,
      started_at: server.parts.clock(),
      refund_after: new Date(server.parts.clock().getTime() - 1_000),
    })
    .execute()
  samples = await readSamples()
  expect(figureOf('switchboard_calls_abandoned')).toBe(1)
  expect(figureOf('switchboard_backup_timestamp_seconds')).toBe(finishedAt.getTime() / 1000)
  expect(figureOf('switchboard_database_wait_seconds_count', { pool: 'requests' })).toBeGreaterThan(0)
})
