import { openInstallation } from '../test/support/process.ts'
import { ask, brokenWallets, connect, each, newKey, signIn } from './portal.ts'

const holding = '7050.00'
const holder = 'usr_paolo0'

/**
 * Concurrent debits of 1.00 on one wallet through two server processes: the balance is spent to the last credit, and
 * no further.
 */
export async function ledgerUnderFire(debits: number): Promise<string> {
  const installation = openInstallation()
  try {
    const servers = await Promise.all([installation.start(), installation.start()])
    const [first] = servers
    const admin = await signIn(first?.url ?? '', 'admin')
    const change = (url: string, way: string, credits: string) =>
      ask('POST', `${url}/portal-api/api/admin/${way}-credits`, {
        token: admin,
        key: newKey(),
        body: { user_id: holder, type: 'PAID', credits, description: 'Soak' },
      })
    const added = await change(first?.url ?? '', 'add', holding)
    if (added.status !== 201) throw new Error(`The wallet could not be filled: ${added.status}`)

    const counts = new Map<number, number>()
    const started = performance.now()
    await each(Array.from({ length: debits }), 64, async (_item, index) => {
      const { status } = await change(servers[index % 2]?.url ?? '', 'deduct', '1.00')
      counts.set(status, (counts.get(status) ?? 0) + 1)
    })
    const seconds = (performance.now() - started) / 1000

    const client = await connect(installation)
    const { rows } = await client.query('SELECT balance FROM wallets WHERE user_id = $1', [holder])
    const broken = await brokenWallets(client)
    await client.end()
    const spent = Math.min(debits, 7050)
    const right =
      counts.get(201) === spent &&
      (counts.get(422) ?? 0) === debits - spent &&
      broken.length === 0 &&
      Number(rows[0].balance) === (7050 - spent) * 100
    const figures = `${counts.get(201)} debits, ${counts.get(422) ?? 0} refusals, ${Number(rows[0].balance) / 100} left, ${Math.round(debits / seconds)} a second, ${broken.length} wallets broken`
    if (!right) throw new Error(figures)
    return figures
  } finally {
    await installation.close()
  }
}
