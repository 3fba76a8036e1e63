import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { killQuietly, until } from '../../test/support/process.ts'

interface MachineOptions {
  readonly name: string
  readonly address: string
  readonly layers: readonly string[]
  readonly folder: string
  /** Where cgroup2 is mounted. */
  readonly cgroups: string
  /** Of a disk of its own for the database, if it has one. */
  readonly diskMegabytes?: number
}

const maxSeconds = 240
export const bridge = 'switch'
const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })

/** Debian with its own systemd, file system and network: namespaces of this machine, not a machine of its own. */
export class Machine {
  readonly name: string
  readonly address: string
  readonly #options: MachineOptions
  readonly #cgroup: string
  readonly #disk: string | undefined
  #unshared: ChildProcess | undefined
  #init = 0

  constructor(options: MachineOptions) {
    const { name, address, folder, cgroups, layers, diskMegabytes } = options
    this.name = name
    this.address = address
    this.#options = options
    this.#cgroup = join(cgroups, `soak-${name}`)
    mkdirSync(this.#cgroup, { recursive: true })
    run('ip', ['netns', 'add', name])
    run('ip', ['link', 'add', this.#link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name])
    run('ip', ['link', 'set', this.#link, 'master', bridge, 'up'])
    for (const command of [`addr add ${address}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
      run('ip', ['-n', name, ...command.split(' ')])
    if (diskMegabytes === undefined) return
    this.#disk = join(folder, `${name}.img`)
    const content = join(layers[0] ?? '', 'var/lib/postgresql')
    const { uid, gid } = statSync(content)
    run('mkfs.ext4', ['-q', '-d', content, '-E', `root_owner=${uid}:${gid}`, this.#disk, `${diskMegabytes}M`])
  }

  get #link(): string {
    return `v-${this.name}`
  }

  /** Runs a program in its network, with this machine’s files. */
  get inNetwork(): readonly string[] {
    return ['nsenter', `--net=/run/netns/${this.name}`, '--']
  }

  async boot(): Promise<void> {
    const { name, layers, folder } = this.#options
    const own = join(folder, name)
    const boot = join(import.meta.dirname, 'boot.sh')
    const paths = [join(own, 'root'), layers.join(':'), join(own, 'upper'), join(own, 'work')]
    for (const path of paths.filter((one) => one.startsWith(own))) mkdirSync(path, { recursive: true })
    const args = [boot, name, ...paths, ...(this.#disk ? [this.#disk] : [])]
    const unshare = 'exec unshare --mount --pid --fork --uts --ipc --cgroup --kill-child sh "$@"'
    const script = `echo $$ > ${this.#cgroup}/cgroup.procs; ${unshare}`
    const [program = '', ...rest] = this.inNetwork
    const child = spawn(program, [...rest, 'sh', '-c', script, 'boot', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#unshared = child
    let errors = ''
    child.stderr?.on('data', (piece) => {
      errors += piece
    })
    this.join()
    await until(`${name} has booted`, () => {
      if (child.exitCode !== null) throw new Error(`${name} did not boot:\n${errors}`)
      return this.#hasBooted()
    })
  }

  #hasBooted(): boolean {
    try {
      const pid = this.#unshared?.pid
      this.#init = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
      if (this.#init === 0 || !readFileSync(`/proc/${this.#init}/comm`, 'utf8').startsWith('systemd'))
        return false
      run('nsenter', [...this.#namespaces(), 'systemctl', 'show', '--property=Version'])
      const state = run('nsenter', [...this.#namespaces(), 'sh', '-c', 'systemctl is-system-running || true'])
      return /running|degraded/.test(state)
    } catch {
      return false
    }
  }

  #namespaces(): readonly string[] {
    return ['--target', String(this.#init), '--mount', '--uts', '--ipc', '--pid', '--net', '--']
  }

  /** As root, in a shell that stops at the first error, and that ends after a while whatever it waits for. */
  start(script: string): ChildProcessByStdio<null, Readable, Readable> {
    const args = [
      ...this.#namespaces(),
      'env',
      '-i',
      ...environment,
      'timeout',
      String(maxSeconds),
      'bash',
      '-euc',
      script,
    ]
    return spawn('nsenter', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  }

  async run(script: string): Promise<string> {
    const child = this.start(script)
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const [printed, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
    if (status !== 0) throw new Error(`${this.name} ended with ${status}:\n${script}\n${printed}${errors}`)
    return printed
  }

  /** Files of this machine, as a person copies them to another. */
  copy(from: string, to: string, takes = (_path: string) => true): void {
    cpSync(from, join('/proc', String(this.#init), 'root', to), { recursive: true, filter: takes })
  }

  /** Power goes, without a word on open connections. */
  async powerOff(): Promise<void> {
    this.cut()
    const ended = new Promise((resolve) => this.#unshared?.once('exit', resolve))
    killQuietly(this.#init)
    await ended
  }

  /** For good. */
  async remove(): Promise<void> {
    await this.powerOff()
    run('find', [this.#cgroup, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'])
  }

  /** All its processes stand still. */
  freeze(): void {
    writeFileSync(join(this.#cgroup, 'cgroup.freeze'), '1')
  }

  thaw(): void {
    writeFileSync(join(this.#cgroup, 'cgroup.freeze'), '0')
  }

  cut(): void {
    run('ip', ['link', 'set', this.#link, 'down'])
  }

  join(): void {
    run('ip', ['link', 'set', this.#link, 'up'])
  }
}

const environment = ['PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LC_ALL=C.UTF-8', 'HOME=/root']
