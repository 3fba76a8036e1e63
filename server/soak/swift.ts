import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../src/platform/settings/archive.ts'
import { stop, until } from '../test/support/process.ts'
import { freePorts } from './haproxy.ts'

const parts = ['object', 'container', 'account'] as const
const packages = 'apt-get install swift-proxy swift-account swift-container swift-object memcached'

/** OpenStack Swift with its S3 interface, one process of each kind on this machine, and a bucket in it. */
export async function startSwift(folder: string) {
  if (!existsSync('/usr/bin/swift-proxy-server'))
    throw new Error(`There is no Swift here. On Debian: ${packages}`)
  mkdirSync(join(folder, 'disks/d1'), { recursive: true })
  const ports = await freePorts(5)
  const [proxy = 0, cache = 0] = ports.slice(3)
  for (const [index, part] of parts.entries()) writePart(folder, part, ports[index] ?? 0)
  writeFileSync(join(folder, 'proxy.conf'), proxySettings(folder, { proxy, cache }))
  const children = [
    spawn('memcached', ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(cache), '-m', '16'], {
      stdio: 'ignore',
    }),
    ...[...parts, 'proxy'].map((part) =>
      spawn(`swift-${part}-server`, [join(folder, `${part}.conf`)], { stdio: 'ignore' }),
    ),
  ]
  const settings: S3Settings = {
    kind: 's3',
    bucket: 'calls',
    prefix: 'log',
    endpoint: `http://127.0.0.1:${proxy}`,
    region: 'eu-soak-1',
    accessKeyId: 'calls:archive',
    secretAccessKey: 'kM3x-9wQpT2v',
  }
  const client = new AwsClient({ ...settings, service: 's3', retries: 0 })
  await until('Swift has a bucket', async () =>
    client.fetch(`${settings.endpoint}/calls`, { method: 'PUT' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    settings,
    close: () => Promise.all(children.map((child) => stop(child, 'SIGKILL'))).then(() => {}),
  }
}

function writePart(folder: string, part: string, port: number): void {
  const builder = join(folder, `${part}.builder`)
  const ring = (...args: readonly string[]) =>
    execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' })
  ring('create', '4', '1', '0')
  ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
  ring('rebalance')
  writeFileSync(
    join(folder, `${part}.conf`),
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
swift_dir = ${folder}
devices = ${folder}/disks
mount_check = false
workers = 0
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`,
  )
}

const proxySettings = (
  folder: string,
  { proxy, cache }: { proxy: number; cache: number },
): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${proxy}
user = root
swift_dir = ${folder}
workers = 0
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_calls_archive = kM3x-9wQpT2v .admin
[filter:s3api]
use = egg:swift#s3api
location = eu-soak-1
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:catch_errors]
use = egg:swift#catch_errors
`
