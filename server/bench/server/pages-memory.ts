import { Agent } from 'node:http'
import { buildApp } from '../../../scripts/build-app.ts'
import { median } from '../../../scripts/median.ts'
import { openInstallation, stop } from '../../test/support/process.ts'
import { budgets } from './budgets.ts'
import { residentMegabytes } from './cpu.ts'
import { drawnPage, origin } from './drawn-page.ts'
import type { Row } from './row.ts'

const agent = new Agent({ keepAlive: true })

/** Memory of the server process after drawing pages: each at an address of its own, so that none comes from the cache. */
export async function pagesMemory(): Promise<Row> {
  buildApp()
  const installation = openInstallation()
  try {
    const env = { PUBLIC_URL: origin, DEMO_DATA: 'true' }
    // The first fills the new database.
    await stop((await installation.start(env)).child, 'SIGTERM')
    const { url, child } = await installation.start(env)
    const pid = child.pid ?? 0
    const start = residentMegabytes(pid)
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
      .map(([, path = '']) => path.replaceAll('&amp;', '&') || '/')
      .filter((path) => !path.endsWith('.md'))
    const times: number[] = []
    for (let index = 0; index < budgets.drawnPages; index += 1) {
      const path = new URL(paths[index % paths.length] ?? '/', origin)
      path.searchParams.set('n', String(index))
      const began = performance.now()
      await drawnPage(url, path.pathname + path.search, agent)
      times.push(performance.now() - began)
    }
    const megabytes = residentMegabytes(pid)
    return {
      figures: `${Math.round(megabytes)} MB after ${budgets.drawnPages} drawn pages (budget ${budgets.drawnPagesMb})`,
      held: megabytes <= budgets.drawnPagesMb,
      details: [
        `${Math.round(start)} MB before; ${paths.length} different pages, ${median(times).toFixed(1)} ms each at the median`,
      ],
    }
  } finally {
    agent.destroy()
    await installation.close()
  }
}
