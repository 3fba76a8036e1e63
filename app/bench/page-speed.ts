import { spawnSync } from 'node:child_process'
import { findChromium } from '../../scripts/chromium.mjs'
import { median } from '../../scripts/median.ts'
import { tool } from '../../scripts/tool.ts'
import type { OpenBrowser } from './browser.ts'

/** Lighthouse’s figures for a phone: a slow processor, a slow network. */
export interface Figures {
  /** Of 100. */
  readonly score: number
  /** Until there is something to see. */
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly shift: number
  /** Spent in running scripts. */
  readonly scriptMs: number
  /** As transferred. */
  readonly scriptKb: number
}

export type Budget = Pick<Figures, 'score' | 'fcpMs' | 'lcpMs' | 'tbtMs' | 'scriptKb'> & {
  /** Script time, as a multiple of what a bare React page takes in the same run. */
  readonly scriptRatio?: number
}

/** Limits of a page’s LCP and score beside those of a bare React page. */
const maxLcpRatio = 1.1
const maxScoreBelow = 3

/** A full browser does more of its own on the page's thread than the headless shell, for which budgets are. */
const fullBrowserMs = 50

/** Medians of several runs, beside the budget; a visitor's page beside a bare one, too, which was measured by turns with it. */
export function judge(runs: readonly Figures[], budget: Budget, bareRuns?: readonly Figures[]): string {
  const ours = medians(runs)
  const tbtMs = budget.tbtMs + (findChromium()?.endsWith('headless-shell') ? 0 : fullBrowserMs)
  const checks = [
    { name: 'score', is: ours.score, allowed: budget.score, holds: ours.score >= budget.score },
    atMost('FCP ms', ours.fcpMs, budget.fcpMs),
    atMost('LCP ms', ours.lcpMs, budget.lcpMs),
    atMost('TBT ms', ours.tbtMs, tbtMs),
    atMost('CLS', ours.shift, 0, 3),
    atMost('JS KB', ours.scriptKb, budget.scriptKb),
    ...(bareRuns ? besideBare(ours, medians(bareRuns), budget) : []),
  ]
  const verdict = checks.every(({ holds }) => holds) ? 'kept  ' : 'MISSED'
  return [
    verdict,
    ...checks.map(({ name, is, allowed, holds }) => `${name} ${is}${holds ? '' : '!'} (${allowed})`),
  ].join('  ')
}

function besideBare(ours: Figures, bare: Figures, { scriptRatio = Number.POSITIVE_INFINITY }: Budget) {
  const below = bare.score - ours.score
  return [
    atMost('LCP × bare', ours.lcpMs / bare.lcpMs, maxLcpRatio, 2),
    { name: 'score below bare', is: below, allowed: maxScoreBelow, holds: below <= maxScoreBelow },
    atMost('script × bare', ours.scriptMs / bare.scriptMs, scriptRatio, 1),
  ]
}

function atMost(name: string, value: number, allowed: number, digits = 0) {
  const is = Number(value.toFixed(digits))
  return { name, is, allowed, holds: is <= allowed }
}

/** One line of plain figures. */
export function described(runs: readonly Figures[]): string {
  const { score, fcpMs, lcpMs, tbtMs, scriptMs, scriptKb } = medians(runs)
  const times = [fcpMs, lcpMs, tbtMs, scriptMs, scriptKb].map((value) => Math.round(value))
  return `        score ${score}  FCP ${times[0]} ms  LCP ${times[1]} ms  TBT ${times[2]} ms  script ${times[3]} ms  JS ${times[4]} KB`
}

function medians(runs: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => median(runs.map((run) => run[name]))
  return {
    score: middle('score'),
    fcpMs: middle('fcpMs'),
    lcpMs: middle('lcpMs'),
    tbtMs: middle('tbtMs'),
    shift: middle('shift'),
    scriptMs: middle('scriptMs'),
    scriptKb: middle('scriptKb'),
  }
}

interface Audit {
  readonly numericValue?: number
  readonly details?: { readonly items: readonly Readonly<Record<string, number | string>>[] }
}
interface Report {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, Audit>>
}

/** One run of Lighthouse, which empties the cache and keeps cookies. Now and then Chromium does not say when a page began; then it is loaded again. */
export function measurePage(url: string, browser: OpenBrowser, triesLeft = 2): Figures {
  const flags = browser.isSignedIn ? ['--blocked-url-patterns=*/sw.js'] : []
  const { status, stdout, stderr } = spawnSync(
    tool('.bin/lighthouse'),
    [url, '--quiet', '--output=json', '--only-categories=performance', `--port=${browser.port}`, ...flags],
    { env: process.env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0 && triesLeft > 0) return measurePage(url, browser, triesLeft - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr}`)
  return figuresOf(JSON.parse(stdout))
}

function figuresOf({ categories, audits }: Report): Figures {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const sum = (name: string, field: string, counts: (item: Readonly<Record<string, unknown>>) => boolean) =>
    audits[name]?.details?.items.filter(counts).reduce((total, item) => total + Number(item[field]), 0) ??
    Number.NaN
  return {
    score: Math.round(categories.performance.score * 100),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptMs: sum('mainthread-work-breakdown', 'duration', ({ group }) => group === 'scriptEvaluation'),
    scriptKb: sum('network-requests', 'transferSize', ({ resourceType }) => resourceType === 'Script') / 1024,
  }
}
