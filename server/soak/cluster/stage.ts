import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { openInstallation } from '../../test/support/process.ts'
import { freePort, startHaproxy } from '../haproxy.ts'
import { httpsCaller } from '../https-caller.ts'
import { ask, liftLimits, liveKey, newKey, signIn } from '../portal.ts'
import { type Cluster, databaseUrl } from './build.ts'
import { Load, paymentSecret } from './load.ts'
import { Probes } from './probes.ts'
import { whole } from './state.ts'

const caller = 'usr_jun7Q2'
const port = 8080

export interface Stage {
  readonly load: Load
  readonly probes: Probes
  /** A connection to the primary of a cluster that is whole. */
  connect(): Promise<pg.Client>
  close(): Promise<void>
}

/** Two servers on the cluster, behind the proxy of docs/behind-a-proxy.md, with callers. */
export async function openStage(cluster: Cluster, folder: string): Promise<Stage> {
  const api = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}')
  })
  await new Promise<void>((done) => api.listen(0, cluster.address, done))
  const connect = async () => {
    const { primary } = await whole(cluster)
    const client = new pg.Client(databaseUrl(cluster, primary.address))
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const installation = openInstallation()
  const env = {
    DATABASE_URL: process.env.CLUSTER_WITHOUT_HAPROXY
      ? databaseUrl(cluster, allOf(cluster), '&target_session_attrs=read-write')
      : databaseUrl(cluster, '127.0.0.1:5432'),
    DEMO_DATA: 'true',
    APP_DIR: folder,
    TRUST_PROXY: cluster.address,
    PAYMENT_WEBHOOK_SECRET: paymentSecret,
    SECOND_PERSON_ABOVE: '1000000',
    UPSTREAMS: JSON.stringify({
      messaging: `http://${cluster.address}:${(api.address() as AddressInfo).port}`,
    }),
    PORT: String(port),
    LOG_LEVEL: 'info',
  }
  const servers: { readonly url: string }[] = []
  for (const { name, address, inNetwork } of cluster.apps) {
    const { child } = await installation.start({ ...env, HOST: address }, { through: inNetwork })
    child.stdout?.pipe(createWriteStream(join(folder, `${name}.log`)))
    servers.push({ url: `http://${address}:${port}` })
  }
  const ports = { port: await freePort(), plainPort: await freePort() }
  const haproxy = await startHaproxy({ folder, ...ports, servers })
  const client = await connect()
  await liftLimits(client)
  await liftCallLimits(client)
  await Probes.prepare(client)
  await client.end()
  const load = new Load({
    call: httpsCaller({ port: ports.port, ca: haproxy.certificate }),
    ...(await fundedCaller(servers[0]?.url ?? '')),
  })
  const probes = new Probes(cluster)
  return {
    load,
    probes,
    connect,
    async close() {
      await probes.stop()
      await load.stop()
      await haproxy.stop()
      await installation.kill()
      api.close()
    },
  }
}

const allOf = ({ databases }: Cluster) => databases.map(({ address }) => `${address}:5432`).join()

/** Counted as ever, and never too many. */
const liftCallLimits = (client: pg.Client) =>
  client.query(`
    CREATE SCHEMA soak;
    CREATE FUNCTION soak.forget() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.calls = 0; RETURN NEW; END';
    CREATE TRIGGER forget BEFORE INSERT OR UPDATE ON call_counts FOR EACH ROW EXECUTE FUNCTION soak.forget()`)

async function fundedCaller(url: string) {
  const filled = await ask('POST', `${url}/portal-api/api/admin/add-credits`, {
    token: await signIn(url, 'admin'),
    key: newKey(),
    body: { user_id: caller, type: 'PAID', credits: '900000.00', description: 'Soak' },
  })
  if (filled.status !== 201) throw new Error(`The wallet could not be filled: ${filled.status}`)
  const token = await signIn(url, 'user')
  return { token, signIn: () => signIn(url, 'user'), apiKey: await liveKey(url, token) }
}
