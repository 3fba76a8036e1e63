import { median } from '../../scripts/median.ts'
import { ask, connect } from '../soak/portal.ts'
import { openInstallation } from '../test/support/process.ts'

const tries = 200

/** Whether an address has an account must not be felt: the medians of both lie close together. */
export async function loginTiming(): Promise<string> {
  const installation = openInstallation()
  try {
    const { url } = await installation.start({ TRUST_PROXY: '127.0.0.1' })
    const client = await connect(installation)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let index = 0; index < tries; index += 1) {
      // Turn by turn, so that what else the machine does falls on both.
      for (const kind of ['known', 'unknown'] as const) {
        await client.query('DELETE FROM sign_in_failures')
        const email = kind === 'known' ? 'jun@example.com' : 'nobody@example.com'
        const began = performance.now()
        const { status } = await ask('POST', `${url}/portal-api/login`, {
          body: { email, password: `wrong ${index}` },
          // An address of its own for each try: the limit of calls is not what is measured.
          headers: { 'X-Forwarded-For': `10.0.${Math.floor(index / 200)}.${index % 200}` },
        })
        if (status !== 401) throw new Error(`A sign-in was answered ${status}.`)
        times[kind].push(performance.now() - began)
      }
    }
    await client.end()
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const apart = Math.abs(known - unknown)
    return `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${apart.toFixed(1)} ms apart over ${tries} tries each (budget 5)`
  } finally {
    await installation.close()
  }
}
