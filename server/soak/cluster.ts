import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repo } from '../test/support/world.ts'
import { layersFor } from './cluster/layers.ts'
import { readPage, stepsOf } from './cluster/page.ts'
import { requireProgram } from './haproxy.ts'

/** Nothing of it outlives the campaign: mounts, networks and processes end with the first of them. */
const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
const prepare = 'mount -t tmpfs tmpfs /run && mkdir /run/netns && exec "$@"'

/**
 * The cluster of docs/cluster.md, built by its own commands on six machines with Debian’s systemd, each in namespaces of its own: under
 * load, with faults. Needs root on Linux, and a mirror of Debian for the first run. `CLUSTER_DIR` says where its
 * disks are, `CLUSTER_MINUTES` after how long no further fault begins, and `CLUSTER_WITHOUT_HAPROXY` that the servers name all
 * databases instead.
 */
export async function cluster(): Promise<string> {
  requireProgram('debootstrap', '--version')
  requireProgram('haproxy', '-v')
  requireProgram('ip', '-V', 'iproute2')
  requireProgram('mkfs.ext4', '-V', 'e2fsprogs')
  const folder = process.env.CLUSTER_DIR ?? join(repo, '.cache/cluster')
  mkdirSync(folder, { recursive: true })
  for (const machine of ['db-1', 'app-1', 'witness']) layersFor(machine, stepsOf(readPage()), folder)
  const own = mkdtempSync(join(folder, 'run-'))
  const result = join(own, 'result')
  const program = [
    process.execPath,
    '--conditions=@switchboard/source',
    join(import.meta.dirname, 'cluster/inside.ts'),
  ]
  try {
    const { status } = spawnSync(
      'unshare',
      [...namespaces, 'sh', '-c', prepare, 'sh', ...program, folder, own, result],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    if (!existsSync(result)) throw new Error('It ended before its verdict.')
    const figures = readFileSync(result, 'utf8')
    if (status !== 0) throw new Error(figures)
    return figures
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
