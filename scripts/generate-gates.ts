import { measured } from '../app/bench/page-budgets.ts'
import { budgets } from '../app/e2e/page-scripts.ts'
import { publicPages } from '../app/e2e/public-pages.ts'
import { budgets as loads } from '../server/bench/server/budgets.ts'
import { steps } from './testing/steps.ts'

const head = `---
# Written by \`npm run generate\` from the tables that the checks themselves read.
section: guides
title: Quality gates
summary: The checks that every build has to pass, with their limits.
position: 10
updated_at: '2026-11-27T02:00:00Z'
---

Every build runs these checks, and fails where one does. This page is written from the tables that the checks read, so its figures are
the ones that they hold us to.
`

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** A guide that tells of every check of a build, and how much pages and gateway may weigh. */
export const qualityGuide = (): string => `${head}
## Public pages

Each of the ${publicPages.length} public pages is opened in a browser, in light and dark, and fails the build if

- axe finds a violation of accessibility by any of its rules
- a control can’t be reached or used with the keyboard alone, or has no visible focus
- it scrolls sideways
- its script draws it anew, or other than the server did

Scripts are limited, because phones fetch and parse them before a page is usable:

| page | scripts, at most |
|---|---|
${Object.entries(budgets)
  .map(([path, kb]) => `| \`${path}\` | ${kb} KB |`)
  .join('\n')}

## Page speed

A benchmark, which isn’t part of each build, opens pages as a phone with a slow processor on a slow network does (Lighthouse), and fails beyond
these limits:

| page | first paint | largest paint (LCP) | blocked (TBT) | score, at least |
|---|---|---|---|---|
${measured
  .map(({ path, about, budget: { fcpMs, lcpMs, tbtMs, score } }) => {
    const times = [fcpMs, lcpMs].map((ms) => `${(ms / 1000).toFixed(1)} s`)
    return `| ${about ?? `\`${path}\``} | ${times.join(' | ')} | ${tbtMs} ms | ${score} |`
  })
  .join('\n')}

## Gateway

A benchmark of its own, which isn’t part of each build, compares it with a bare proxy on the same machine, and fails beyond these limits:

- a call waits at most ${loads.latencyMs} ms longer, at the median
- calls a second are at least ${percent(loads.share.gateway)} of those of the bare proxy, with every charge on disk
- the server process has at most ${loads.memoryMb} MB under load, and grows by ${loads.memoryGrowthMb} MB at most

## Every check of a build

| check | what it promises |
|---|---|
${steps.map(({ name, promise }) => `| ${name} | ${promise} |`).join('\n')}

Conformance is also checked for each published API: its page shows the mark, when the check ran, and what it covered.
[Check your own backend](/guides/conformance) with the same rules.
`
