import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { folderOf, readManifest } from '../src/modules/usage/archive/manifest.ts'
import { openStore } from '../src/modules/usage/archive/open-store.ts'
import { restoreMonth } from '../src/modules/usage/archive/restore-month.ts'
import { openPool } from '../src/platform/db/client.ts'
import { openInstallation, stop, until } from '../test/support/process.ts'
import { connect, databaseUrl } from './portal.ts'
import { startSwift } from './swift.ts'

const months = ['2020-01', '2020-02', '2020-03', '2020-04']
/** Two files each. */
const rowsOfMonth = 500_000
const tableOf = (month: string) => `api_calls_${month.replace('-', '_')}`

interface ArchiveCampaign {
  readonly kills: number
}

/** Servers are killed while they archive into a real server that speaks S3. Afterwards every month is there as it was. */
export async function archive({ kills }: ArchiveCampaign): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-swift-'))
  const installation = openInstallation()
  const swift = await startSwift(folder)
  try {
    const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = swift.settings
    const env = {
      ARCHIVE_URL: `s3://${bucket}/${prefix}`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    }
    await stop((await installation.start()).child, 'SIGTERM')
    const keeper = await installation.start()
    const client = await connect(installation)
    for (const month of months) await makeMonth(client, month)
    const before: string[] = []
    for (const month of months) before.push(await digestOf(client, tableOf(month)))

    const store = openStore(swift.settings)
    for (let kill = 0; kill < kills; kill += 1) {
      const { child } = await installation.start(sharing(installation, env))
      await pause(Math.random() * 4_000)
      await stop(child, 'SIGKILL')
      for (const month of months) {
        const isArchived = (await readManifest(store, folderOf(month, 1))) !== undefined
        if (!isArchived && !(await exists(client, month))) throw new Error(`${month} is nowhere.`)
      }
    }
    const last = await installation.start(sharing(installation, env))
    await until('all months are archived', async () => {
      for (const month of months) if (await exists(client, month)) return false
      return true
    })
    await stop(last.child, 'SIGTERM')
    const pool = openPool({ url: databaseUrl(installation) })
    const own = await pool.connect()
    for (const [index, month] of months.entries()) {
      const { name } = await restoreMonth(own, store, month)
      if ((await digestOf(client, name)) !== before[index]) throw new Error(`${month} came back as another.`)
    }
    own.release()
    await pool.end()
    await client.end()
    await stop(keeper.child, 'SIGTERM')
    return `${months.length} months of ${rowsOfMonth} calls in Swift, ${kills} servers killed meanwhile; all came back as they were`
  } finally {
    await swift.close()
    await installation.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Another process on the database of the first. */
const sharing = (
  installation: ReturnType<typeof openInstallation>,
  env: Readonly<Record<string, string>>,
) => ({
  ...env,
  DATABASE_URL: databaseUrl(installation),
  DEMO_DATA: 'true',
})

async function makeMonth(client: pg.Client, month: string): Promise<void> {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const end = new Date(Date.UTC(year, number, 1)).toISOString()
  await client.query(
    `CREATE TABLE ${tableOf(month)} PARTITION OF api_calls FOR VALUES FROM ('${month}-01T00:00:00Z') TO ('${end}')`,
  )
  await client.query(
    `INSERT INTO ${tableOf(month)} SELECT $1::timestamptz + n * interval '1 s', 'req_' || substr(md5($1 || n::text), 1, 12), 'usr_' || n % 97,
       'messaging', 'v1', 'sendMessage', 'POST', '/messages', 200, NULL, n % 300, 60, 'key_' || n % 97, 'f3Lb', 'LIVE'
     FROM generate_series(1, ${rowsOfMonth}) AS n`,
    [`${month}-01T00:00:00Z`],
  )
}

async function digestOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query(
    `SELECT count(*) || ' ' || sum(hashtextextended(calls::text, 0)) AS digest FROM ${table} AS calls`,
  )
  return rows[0].digest
}

async function exists(client: pg.Client, month: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS found', [tableOf(month)])
  return rows[0].found
}
