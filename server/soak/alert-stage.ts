import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { messages } from '../test/support/gateway.ts'
import { openInstallation, type RunningServer, stop, until } from '../test/support/process.ts'
import { startUpstream, type Upstream } from '../test/support/upstream.ts'
import { freePort } from './haproxy.ts'
import { ask, connect, liftLimits, liveKey, signIn } from './portal.ts'

/** A server that is called all the time, and a Prometheus that watches it by our rules, in seconds for minutes. */
export interface AlertStage {
  readonly server: RunningServer
  readonly client: pg.Client
  readonly upstream: Upstream
  readonly databasePid: () => number
  readonly alertNames: readonly string[]
  /** Where live calls go. */
  setTarget(url: string): Promise<void>
  writeBackup(finishedAt: Date): void
  firing(): Promise<readonly string[]>
  readonly prometheusUrl: string
  /** Folder of its console templates. */
  readonly consoles: string
  /** How many values an expression has in the last minutes. */
  valuesOf(expression: string): Promise<number>
  close(): Promise<void>
}

const metricsToken = 'token-of-the-soak-of-alerts'
const day = 86_400_000
/** Where Debian has them. */
const consoleLibraries = '/usr/share/doc/prometheus/examples/console_libraries'

/** Seconds stand for minutes; shares and the age of a backup stay. */
const hasten = (rules: string): string =>
  rules
    .replaceAll('[5m]', '[15s]')
    .replaceAll('[1h]', '[30s]')
    .replaceAll(/for: \d+m/g, 'for: 1s')
    .replaceAll(/(seconds\)) > (?:60|300|900)$/gm, '$1 > 3')

export async function openAlertStage(rulesFolder: string): Promise<AlertStage> {
  const installation = openInstallation()
  const backups = join(installation.folder, 'backups')
  const writeBackup = (finishedAt: Date) => {
    mkdirSync(join(backups, 'last'), { recursive: true })
    writeFileSync(join(backups, 'last/backup.json'), JSON.stringify({ finished_at: finishedAt }))
  }
  writeBackup(new Date(Date.now() - day))
  const upstream = await startUpstream()
  const server = await installation.start({
    METRICS_TOKEN: metricsToken,
    BACKUP_DIR: backups,
    ARCHIVE_URL: 'file:///dev/null/archive',
    GATEWAY_MAX_CALLS: '8',
    UPSTREAM_TIMEOUT_MS: '20000',
  })
  const client = await connect(installation)
  await liftLimits(client)
  const [admin, user] = [await signIn(server.url, 'admin'), await signIn(server.url, 'user')]
  const setTarget = async (url: string) => {
    const { status } = await ask('PUT', `${server.url}/portal-api/api/admin/upstreams`, {
      token: admin,
      body: {
        ...{ api: 'messaging', version: 'v1', environment: 'LIVE' },
        targets: [{ url, weight: 1 }],
        allow_internal: true,
      },
    })
    if (status !== 200) throw new Error(`The upstream could not be set: ${status}`)
  }
  await setTarget(upstream.url)
  const key = await liveKey(server.url, user)
  const load = callAllTheTime(server.url, { key, token: user })
  const rules = hasten(readFileSync(join(rulesFolder, 'switchboard.rules.yml'), 'utf8'))
  const prometheus = await startPrometheus(installation.folder, { rules, target: new URL(server.url).host })
  return {
    ...{ server, client, upstream, setTarget, writeBackup },
    databasePid: () => installation.databasePid() ?? 0,
    alertNames: [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name),
    firing: prometheus.firing,
    prometheusUrl: prometheus.url,
    consoles: prometheus.consoles,
    valuesOf: prometheus.valuesOf,
    async close() {
      load.stop()
      await prometheus.stop()
      await client.end().catch(() => {})
      await installation.close()
      await upstream.close()
    },
  }
}

/** Ten calls of the gateway and ten reads of the portal a second, whatever becomes of them. */
function callAllTheTime(url: string, { key, token }: { readonly key: string; readonly token: string }) {
  const body = { to: '+639175550120', from: 'LAKBAY', text: 'Hello.' }
  const timer = setInterval(() => {
    void ask('POST', `${url}${messages}`, { headers: { 'X-API-Key': key }, body })
    void ask('GET', `${url}/portal-api/api/wallet/credits`, { token })
  }, 100)
  return { stop: () => clearInterval(timer) }
}

async function startPrometheus(
  folder: string,
  { rules, target }: { readonly rules: string; readonly target: string },
) {
  const port = await freePort()
  writeFileSync(join(folder, 'switchboard.rules.yml'), rules)
  writeFileSync(
    join(folder, 'prometheus.yml'),
    JSON.stringify({
      global: { scrape_interval: '3s', scrape_timeout: '3s', evaluation_interval: '1s' },
      scrape_configs: [
        {
          job_name: 'switchboard',
          authorization: { credentials: metricsToken },
          static_configs: [{ targets: [target] }],
        },
      ],
      rule_files: ['switchboard.rules.yml'],
    }),
  )
  const consoles = join(folder, 'consoles')
  mkdirSync(consoles, { recursive: true })
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      `--web.console.templates=${consoles}`,
      `--web.console.libraries=${consoleLibraries}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  const valuesOf = async (expression: string): Promise<number> => {
    const now = Date.now() / 1000
    const range = new URLSearchParams({ query: expression, start: `${now - 300}`, end: `${now}`, step: '5' })
    const response = await fetch(`${url}/api/v1/query_range?${range}`)
    const { data } = (await response.json()) as { data: { result: { values: [number, string][] }[] } }
    return data.result.flatMap(({ values }) => values).filter(([, value]) => value !== 'NaN').length
  }
  const firing = async (): Promise<readonly string[]> => {
    const response = await fetch(`${url}/api/v1/alerts`)
    const { data } = (await response.json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] }
    }
    return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  }
  await until('Prometheus answers', () =>
    firing().then(
      () => true,
      () => pause(100, false),
    ),
  )
  return { url, consoles, valuesOf, firing, stop: () => stop(child, 'SIGTERM') }
}
