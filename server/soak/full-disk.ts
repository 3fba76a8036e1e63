import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { kybForm } from '../test/support/kyb-form.ts'
import { openInstallation } from '../test/support/process.ts'
import { ask, brokenWallets, connect, signIn } from './portal.ts'

const databaseMegabytes = 160
const filler = 'filler'

/**
 * Real file systems that are full: of the database, then of the documents. Needs to mount a tmpfs, so it runs as root on
 * Linux, and fails where it may not. Everything is 503 while there is no space, and good when there is.
 */
export async function fullDisk(): Promise<string> {
  const installation = openInstallation()
  const disks = ['postgres', 'kyb'].map((name) => join(installation.folder, name))
  const mounted: string[] = []
  try {
    for (const [index, disk] of disks.entries()) {
      const size = index === 0 ? `${databaseMegabytes}m` : '16k'
      execFileSync('mkdir', [disk])
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0777`, 'tmpfs', disk])
      mounted.push(disk)
    }
    const { url } = await installation.start({ DEMO_DATA: 'true' })
    const token = await signIn(url, 'user')
    const client = await connect(installation)
    const write = async (call: number) => {
      const response = await ask('PUT', `${url}/portal-api/api/wallet/threshold`, {
        token,
        body: { threshold1: String(600 + call) },
      })
      return response.status
    }

    const database = disks[0] as string
    const fill = () => {
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${join(database, filler)}`, 'bs=4k'], { stdio: 'ignore' })
      } catch {
        // As it should: there is no space left.
      }
    }
    fill()
    const whileFull = new Map<number, number>()
    for (let call = 0; call < 1_000; call += 1) {
      const status = await write(call)
      whileFull.set(status, (whileFull.get(status) ?? 0) + 1)
      if (call % 100 === 0) fill()
    }
    execFileSync('rm', [join(database, filler)])
    const afterwards = await write(0)

    const form = { method: 'POST', body: kybForm({ registration_certificate: largePdf() }) }
    const upload = await fetch(`${url}/portal-api/api/user-subscription/kyb`, form)
    const leftovers = readdirSync(disks[1] as string)
    const broken = await brokenWallets(client)
    await client.end()
    const figures = `database: ${JSON.stringify(Object.fromEntries(whileFull))} while full, ${afterwards} afterwards, ${broken.length} wallets broken; documents: ${upload.status}, ${leftovers.length} files kept`
    const asExpected = [...whileFull.keys()].every((status) => status === 200 || status === 503)
    const passed = asExpected && whileFull.has(503) && afterwards === 200 && broken.length === 0
    if (!passed || upload.status !== 503 || leftovers.length > 0) throw new Error(figures)
    return figures
  } finally {
    await installation.close().catch(() => {})
    for (const disk of mounted) execFileSync('umount', ['-l', disk])
    execFileSync('rm', ['-rf', installation.folder])
  }
}

const largePdf = (): Blob => new Blob([`%PDF-1.7 ${'x'.repeat(200_000)}`], { type: 'application/pdf' })
