import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { stop, until } from '../test/support/process.ts'
import { repo } from '../test/support/world.ts'

interface Setup {
  readonly folder: string
  readonly port: number
  /** Where plain http is led to https. */
  readonly plainPort: number
  readonly servers: readonly { readonly url: string }[]
}

interface Haproxy {
  /** The certificate that callers trust. */
  readonly certificate: Buffer
  stop(): Promise<void>
}

/** A real HAProxy with the configuration of docs/behind-a-proxy.md: only its addresses and files are others. */
export async function startHaproxy({ folder, port, plainPort, servers }: Setup): Promise<Haproxy> {
  const pem = makeCertificate(folder)
  const admin = join(folder, 'admin.sock')
  const config = join(folder, 'haproxy.cfg')
  const [one = '', two = ''] = servers.map(({ url }) => new URL(url).host)
  const replaced: readonly (readonly [documented: string, here: string])[] = [
    ['bind :80\n', `bind 127.0.0.1:${plainPort}\n`],
    ['bind :443', `bind 127.0.0.1:${port}`],
    ['/etc/haproxy/portal.pem', pem],
    ['127.0.0.1:8080', one],
    ['127.0.0.1:8081', two],
  ]
  writeFileSync(
    config,
    replaced.reduce((lines, [documented, here]) => {
      if (!lines.includes(documented))
        throw new Error(`docs/behind-a-proxy.md has no ${documented.trim()} any more.`)
      return lines.replaceAll(documented, () => here)
    }, `global\n  stats socket ${admin}\n\n${documentedConfig()}`),
  )
  const child = spawn('haproxy', ['-db', '-f', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (piece) => {
    output += piece
  })
  await until('HAProxy has found both servers', async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended:\n${output}`)
    const states = await tell(admin, 'show stat').catch(() => '')
    return (
      states.split('\n').filter((line) => /^servers,(one|two),.*,UP,/.test(line)).length === servers.length
    )
  })
  return {
    certificate: readFileSync(pem),
    stop: () => stop(child, 'SIGTERM'),
  }
}

export function requireProgram(name: string, argument: string, packageName = name): void {
  if (!spawnSync(name, [argument]).error) return
  throw new Error(
    `${name} is not installed. Install it (Debian: apt-get install ${packageName}) and run this again.`,
  )
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** All held at once, so that each is another. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

function documentedConfig(): string {
  const page = readFileSync(join(repo, 'docs/behind-a-proxy.md'), 'utf8')
  const config = /```haproxy\n(.*?)```/s.exec(page)?.[1]
  if (!config) throw new Error('docs/behind-a-proxy.md has no configuration of HAProxy any more.')
  return config
}

/** Certificate and key in one file, as HAProxy wants them. */
function makeCertificate(folder: string): string {
  const [key, certificate, both] = ['key', 'certificate', 'both'].map((name) => join(folder, `${name}.pem`))
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const { status, stderr } = spawnSync('openssl', [
    ...args,
    ...names,
    '-keyout',
    `${key}`,
    '-out',
    `${certificate}`,
  ])
  if (status !== 0) throw new Error(`No certificate could be made: ${stderr}`)
  writeFileSync(`${both}`, `${readFileSync(`${certificate}`)}${readFileSync(`${key}`)}`)
  return `${both}`
}

function tell(socketPath: string, command: string): Promise<string> {
  const socket = connect(socketPath)
  const failed = new Promise<never>((_resolve, reject) => socket.once('error', reject))
  socket.end(`${command}\n`)
  return Promise.race([text(socket), failed])
}
