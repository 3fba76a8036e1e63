import { spawnSync } from 'node:child_process'
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'
import { median } from '../../scripts/median.ts'
import { tool } from '../../scripts/tool.ts'

export interface Budget {
  readonly score: number
  /** Until there is something to see. */
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly scriptKb: number
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: Details }>>
}
interface Details {
  readonly items: readonly { readonly resourceType: string; readonly transferSize: number }[]
}

/** A full browser does more of its own on the page's thread than the headless shell, for which budgets are. */
const fullBrowserMs = 50

interface PageSpeedOptions {
  readonly runs: number
  readonly budget: Budget
  /** Of a browser that is open, and whose cookies stay. Without one, each run has a browser of its own. */
  readonly debugPort?: number | undefined
}

/** Lighthouse on a phone as it stands for one: a slow processor, a slow network. Medians of all runs, beside the budget. */
export function pageSpeed(url: string, { runs, budget, debugPort }: PageSpeedOptions): string {
  const reports = Array.from({ length: runs }, () => lighthouse(url, debugPort))
  const middle = (value: (report: Report) => number) => median(reports.map(value))
  const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN)
  const score = Math.round(middle(({ categories }) => categories.performance.score * 100))
  const fcp = Math.round(audit('first-contentful-paint'))
  const lcp = Math.round(audit('largest-contentful-paint'))
  const tbt = Math.round(audit('total-blocking-time'))
  const script = Math.round(middle(scriptBytes) / 1024)
  const tbtMs = budget.tbtMs + (findChromium().endsWith('headless-shell') ? 0 : fullBrowserMs)
  const isWithin =
    score >= budget.score &&
    fcp <= budget.fcpMs &&
    lcp <= budget.lcpMs &&
    tbt <= tbtMs &&
    script <= budget.scriptKb
  return [
    isWithin ? 'kept  ' : 'MISSED',
    `score ${score} (${budget.score})`,
    `FCP ${fcp} ms (${budget.fcpMs})`,
    `LCP ${lcp} ms (${budget.lcpMs})`,
    `TBT ${tbt} ms (${tbtMs})`,
    `CLS ${audit('cumulative-layout-shift').toFixed(3)} (0)`,
    `JS ${script} KB (${budget.scriptKb})`,
  ].join('  ')
}

/** Now and then Chromium does not say when a page began; then it is loaded again. */
function lighthouse(url: string, debugPort: number | undefined, triesLeft = 2): Report {
  const flags = ['--headless=new', ...chromiumArgs].join(' ')
  const browser =
    debugPort === undefined
      ? [`--chrome-flags=${flags}`]
      : [`--port=${debugPort}`, '--disable-storage-reset', '--blocked-url-patterns=*/sw.js']
  const { status, stdout, stderr } = spawnSync(
    tool('.bin/lighthouse'),
    [url, '--quiet', '--output=json', '--only-categories=performance', ...browser],
    { env: { ...process.env, CHROME_PATH: findChromium() }, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0 && triesLeft > 0) return lighthouse(url, debugPort, triesLeft - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr}`)
  return JSON.parse(stdout)
}

/** As transferred. */
const scriptBytes = ({ audits }: Report): number =>
  audits['network-requests']?.details?.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0) ?? Number.NaN
