import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstall, type Step } from './page.ts'

const release = 'trixie'
const mirror = 'http://deb.debian.org/debian'
/** Packages that an installer puts on any machine. */
const included = 'systemd-sysv,dbus,iproute2,procps'

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
  })

/**
 * Debian as it is after the page’s `apt-get` on a machine: folders for an overlay, the uppermost first. They are kept for the
 * next run.
 */
export function layersFor(machine: string, steps: readonly Step[], folder: string): readonly string[] {
  const base = wholeFolder(join(folder, `${release}-base`), (target) =>
    run('debootstrap', ['--variant=minbase', `--include=${included}`, release, target, mirror]),
  )
  const script = steps
    .filter((step) => isInstall(step) && step.machines.includes(machine))
    .map((step) => step.script)
    .join('')
  const digest = createHash('sha256').update(script).digest('hex').slice(0, 12)
  const packages = wholeFolder(join(folder, `${release}-${digest}`), (target) =>
    install(script, base, target),
  )
  return [packages, base]
}

/** A folder that is there as a whole, or not at all. */
function wholeFolder(folder: string, make: (target: string) => void): string {
  if (existsSync(folder)) return folder
  const target = `${folder}.new`
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  make(target)
  renameSync(target, folder)
  return folder
}

function install(script: string, base: string, target: string): void {
  const [root, work] = [`${target}.root`, `${target}.work`]
  for (const path of [root, work]) mkdirSync(path, { recursive: true })
  run('mount', [
    '-t',
    'overlay',
    'overlay',
    '-o',
    `lowerdir=${base},upperdir=${target},workdir=${work}`,
    root,
  ])
  try {
    run('mount', ['-t', 'proc', 'proc', join(root, 'proc')])
    copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
    const policy = join(root, 'usr/sbin/policy-rc.d')
    // No service may start here, on the machine that builds.
    writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    run('chroot', [root, 'sh', '-euc', `apt-get update\n${script}apt-get clean\n`])
    rmSync(policy)
  } finally {
    run('umount', ['-R', root])
    for (const path of [root, work]) rmSync(path, { recursive: true, force: true })
  }
}
