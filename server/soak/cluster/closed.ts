import pg from 'pg'
import { fetch, type RequestInit } from 'undici'
import { agentOf } from './agent.ts'
import { type Cluster, databaseUrl } from './build.ts'
import { patroniPort } from './state.ts'

const etcdPort = 2379

/** Checks docs/cluster.md: without a certificate of the cluster, etcd answers nothing and Patroni changes nothing; without encryption, nothing answers. */
export async function requireClosed(cluster: Cluster): Promise<void> {
  const stranger = agentOf(cluster.tls)
  const member = agentOf(cluster.tls, 'witness')
  const password = Buffer.from(`patroni:${cluster.secrets.PATRONI_PASSWORD}`).toString('base64')
  const change = { method: 'PATCH', headers: { Authorization: `Basic ${password}` }, body: '{"ttl":20}' }
  const tries = [
    ...cluster.etcd.flatMap(({ address }) => {
      const version = (scheme: string) => `${scheme}://${address}:${etcdPort}/version`
      return [
        letsIn(true, version('https'), { dispatcher: member }),
        letsIn(false, version('https'), { dispatcher: stranger }),
        letsIn(false, version('http')),
      ]
    }),
    ...cluster.databases.flatMap(({ address }) => {
      const patroni = (scheme: string, path: string) => `${scheme}://${address}:${patroniPort}/${path}`
      return [
        letsIn(true, patroni('https', 'config'), { dispatcher: member, ...change }),
        letsIn(false, patroni('https', 'config'), { dispatcher: stranger, ...change }),
        letsIn(false, patroni('http', 'cluster')),
        connects(true, databaseUrl(cluster, address)),
        connects(false, databaseUrl(cluster, address).replace(/sslmode=[\w-]+/, 'sslmode=disable')),
      ]
    }),
  ]
  const wrong = (await Promise.all(tries)).filter((one) => one !== undefined)
  if (wrong.length > 0) throw new Error(`The cluster isn’t closed as its page says:\n${wrong.join('\n')}`)
}

/** Returns a line about a try that ended otherwise than expected. */
async function letsIn(expected: boolean, url: string, sent: RequestInit = {}): Promise<string | undefined> {
  const did = await fetch(url, sent).then(
    ({ status }) => status,
    (error: Error) => error.cause ?? error,
  )
  return (did === 200) === expected ? undefined : `${url}: ${did}`
}

async function connects(expected: boolean, url: string): Promise<string | undefined> {
  const client = new pg.Client(url)
  const did = await client.connect().then(
    () => 'connected',
    ({ message }: Error) => message,
  )
  await client.end()
  return (did === 'connected') === expected ? undefined : `${url}: ${did}`
}
