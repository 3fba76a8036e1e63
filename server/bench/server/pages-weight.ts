import { buildApp } from '../../../scripts/build-app.ts'
import { databaseUrl } from '../../soak/portal.ts'
import { dbOn, openPool } from '../../src/platform/db/client.ts'
import { fillCatalogue, heavyPages, largeCatalogue } from '../../test/support/large-catalogue.ts'
import { openInstallation } from '../../test/support/process.ts'
import { budgets } from './budgets.ts'
import { drawnPage, origin } from './drawn-page.ts'
import type { Row } from './row.ts'

/** The weight of a large catalogue's drawn pages, plain and compressed. */
export async function pagesWeight(): Promise<Row> {
  buildApp()
  const installation = openInstallation()
  try {
    const { url } = await installation.start({ PUBLIC_URL: origin, DEMO_DATA: 'true' })
    const db = dbOn(openPool({ url: databaseUrl(installation) }))
    await fillCatalogue(db)
    await db.destroy()
    const { htmlKb, sentKb } = budgets.listPages
    let isWithin = true
    const details: string[] = []
    for (const [path, hasBudget] of pages) {
      const { html, sent, styles, data } = await weightOf(url, path)
      const over = hasBudget && (html > htmlKb || sent > sentKb)
      if (over) isWithin = false
      const parts = `styles ${styles.toFixed(1)}, data ${data.toFixed(1)}`
      details.push(
        `${path.padEnd(48)} ${html.toFixed(1)} KB (${parts}), sent ${sent.toFixed(1)} KB${over ? '  OVER BUDGET' : ''}`,
      )
    }
    const { documents, operations } = largeCatalogue
    return {
      figures: `${documents} documents, ${operations} operations (budget of /api and /pricing ${htmlKb} KB, sent ${sentKb} KB)`,
      held: isWithin,
      details,
    }
  } finally {
    await installation.close()
  }
}

const pages: readonly (readonly [path: string, hasBudget: boolean])[] = [
  ['/', true],
  ['/api', true],
  ['/api?q=parcels', true],
  ['/pricing', true],
  ['/pricing?open=api-0', false],
  [heavyPages.manyOperations, false],
  [`${heavyPages.manyOperations}?part=documentation`, false],
  [heavyPages.largeDocument, false],
]

async function weightOf(url: string, path: string) {
  const { html, bytes } = await drawnPage(url, path)
  const kb = (text = '') => Buffer.byteLength(text) / 1_000
  return {
    html: kb(html),
    sent: bytes / 1_000,
    styles: kb(/<style>(.*?)<\/style>/s.exec(html)?.[1]),
    data: kb(/id="data">(.*?)<\/script>/s.exec(html)?.[1]),
  }
}
