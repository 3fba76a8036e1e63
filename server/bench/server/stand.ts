import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { connect, databaseUrl, liftLimits } from '../../soak/portal.ts'
import { type Installation, openInstallation, type RunningServer, stop } from '../../test/support/process.ts'
import { type Customer, makeCustomers } from './customers.ts'
import type { LoadPlan, LoadResult } from './load.ts'

/** Everything that is measured, each in a process of its own, on one database. */
export interface Stand {
  readonly installation: Installation
  readonly databaseUrl: string
  readonly server: RunningServer
  readonly proxy: Helper
  /** The proxy with the least that metering must write. */
  readonly chargingProxy: Helper
  readonly portal: Helper
  readonly customers: readonly Customer[]
  /** The API that all of them call. */
  readonly upstream: Helper
  /** Another process of the same server. */
  startServer(env?: Readonly<Record<string, string>>): Promise<RunningServer>
  load(plan: LoadPlan): Promise<LoadResult>
  close(): Promise<void>
}

interface Helper {
  readonly url: string
  readonly pid: number
}

const plenty = 10_000_000_00

export async function openStand(env: Readonly<Record<string, string>> = {}): Promise<Stand> {
  const installation = openInstallation()
  const children: ChildProcess[] = []
  const start = (name: string, own: Readonly<Record<string, string>> = {}) => {
    const child = fork(join(import.meta.dirname, '../processes', `${name}.ts`), [], {
      env: { ...process.env, ...own },
      execArgv: ['--conditions=@switchboard/source'],
    })
    children.push(child)
    return child
  }
  const close = async () => {
    for (const child of children) child.kill()
    await installation.close()
  }
  try {
    const upstream = await helper(start('upstream'))
    const startServer = (own: Readonly<Record<string, string>> = {}) =>
      installation.start({
        UPSTREAMS: JSON.stringify({ messaging: upstream.url }),
        TRUST_PROXY: '127.0.0.1',
        ...env,
        ...own,
      })
    // The first fills the new database, which leaves much in its memory: a server has that behind it only once.
    await stop((await startServer()).child, 'SIGTERM')
    const server = await startServer()
    const url = databaseUrl(installation)
    const customers = await makeCustomers(url, { count: 100, name: 'customer', credits: plenty })
    const client = await connect(installation)
    // A load is more than a plan allows; the row of limits sets its own.
    await liftLimits(client)
    await client.query('ANALYZE')
    await client.end()
    const callers = start('load')
    return {
      installation,
      databaseUrl: url,
      server,
      proxy: await helper(start('bare-proxy', { UPSTREAM: upstream.url })),
      chargingProxy: await helper(start('charging-proxy', { UPSTREAM: upstream.url, DATABASE_URL: url })),
      portal: await helper(start('bare-portal', { DATABASE_URL: url })),
      customers,
      upstream,
      startServer,
      async load(plan) {
        callers.send(plan)
        return (await messageOf(callers)) as LoadResult
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function helper(child: ChildProcess): Promise<Helper> {
  const { url } = (await messageOf(child)) as Pick<Helper, 'url'>
  return { url, pid: child.pid ?? 0 }
}

function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A process of the bench ended.'))
    child.once('exit', onExit)
    child.once('message', (message) => {
      child.off('exit', onExit)
      resolve(message)
    })
  })
}
