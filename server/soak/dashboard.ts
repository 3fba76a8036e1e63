import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'
import { repo } from '../test/support/world.ts'
import { openAlertStage } from './alert-stage.ts'
import { requireProgram } from './haproxy.ts'

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string; readonly legendFormat?: string }[]
}

const deploy = join(repo, 'server/deploy')
const quietMs = 60_000
const faultMs = 30_000

/**
 * A picture of the dashboard from a real run: its panels, by their own queries, in the console of a real Prometheus, since Grafana isn’t
 * packaged everywhere. In the middle of the run, an API fails and the backup is old. A panel without a value is an error.
 */
export async function dashboard(picture: string): Promise<string> {
  requireProgram('prometheus', '--version')
  const text = readFileSync(join(deploy, 'grafana/switchboard.json'), 'utf8')
  const { panels } = JSON.parse(text.replaceAll('[5m]', '[15s]')) as { panels: readonly Panel[] }
  const stage = await openAlertStage(join(deploy, 'prometheus'))
  try {
    await pause(quietMs)
    stage.upstream.answer = (response) => response.writeHead(503).end()
    stage.writeBackup(new Date(Date.now() - 2 * 86_400_000))
    // An address that nobody can read.
    await fetch(`${stage.server.url}/%zz`)
    await pause(faultMs)
    stage.upstream.answer = (response) => response.end('{}')
    await pause(quietMs)
    const values = await Promise.all(
      panels.map(async ({ title, targets }) => ({
        title,
        count: (await Promise.all(targets.map(({ expr }) => stage.valuesOf(expr)))).reduce(
          (a, b) => a + b,
          0,
        ),
      })),
    )
    const empty = values.filter(({ count }) => count === 0).map(({ title }) => title)
    if (empty.length > 0) throw new Error(`No values in: ${empty.join('; ')}`)
    const seconds = (2 * quietMs + faultMs) / 1000
    writeFileSync(join(stage.consoles, 'switchboard.html'), consoleOf(panels, seconds))
    await photograph(`${stage.prometheusUrl}/consoles/switchboard.html`, picture)
    return `${panels.length} panels have values: ${picture}`
  } finally {
    await stage.close()
  }
}

/** A console of Prometheus with the panels of the dashboard; its library has the charts. */
const consoleOf = (panels: readonly Panel[], seconds: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Switchboard</title>
{{ template "prom_console_head" }}
<style>
body { margin: 16px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
h2 { font-size: 14px }
</style>
</head>
<body>
${panels.map(({ title }, index) => `<section><h2>${escaped(title)}</h2><div id="panel-${index}"></div></section>`).join('\n')}
<script>
const panels = ${JSON.stringify(panels.map(chartOf))}
const chart = { duration: ${seconds}, height: 160, width: 360, renderer: 'line' }
panels.forEach((panel, index) => new PromConsole.Graph({ ...chart, ...panel, node: document.querySelector('#panel-' + index) }))
</script>
</body>
</html>`

/** Labels stand in other brackets than in Grafana. */
const chartOf = ({ title, targets }: Panel) => ({
  expr: targets.map(({ expr }) => expr),
  name: targets.map(({ legendFormat = title }) => legendFormat.replaceAll(/\{\{(\w+)\}\}/g, '[[$1]]')),
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

async function photograph(address: string, picture: string): Promise<void> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.screenshot({ path: picture, fullPage: true })
  } finally {
    await browser.close()
  }
}
