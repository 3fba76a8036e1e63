import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'fast-png'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareFolders } from './compare.ts'

let before: string
let after: string

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-sheets-'))
  ;[before, after] = [join(folder, 'before'), join(folder, 'after')]
  for (const one of [before, after]) mkdirSync(one)
})
afterEach(() => rmSync(join(before, '..'), { recursive: true }))

interface Sketch {
  readonly height?: number
  readonly channels?: 3 | 4
  /** Where a pixel is not white. */
  readonly dots?: readonly (readonly [x: number, y: number])[]
}

/** Ten pixels wide. */
function save(folder: string, name: string, { height = 8, channels = 3, dots = [] }: Sketch = {}): void {
  const data = new Uint8Array(10 * height * channels).fill(255)
  for (const [x, y] of dots) data[(y * 10 + x) * channels + 1] = 254
  writeFileSync(join(folder, `${name}.png`), encode({ width: 10, height, channels, data }))
}

const texts = (...beginnings: readonly string[]) =>
  compareFolders(before, after, beginnings).differences.map(({ name, text }) => `${name}: ${text}`)

test('equal pictures are equal, however they are written', () => {
  save(before, 'home', { dots: [[1, 1]] })
  save(after, 'home', { channels: 4, dots: [[1, 1]] })
  expect(compareFolders(before, after)).toEqual({ equal: 1, differences: [] })
})

test('a hue that nobody would see is a difference, told with the box around all of them', () => {
  save(before, 'home')
  save(after, 'home', {
    dots: [
      [2, 7],
      [4, 3],
    ],
  })
  expect(texts()).toEqual(['home.png: 2 px within 3 × 5 at 2, 3'])
})

test('a page that has grown differs even where the rest is as it was', () => {
  save(before, 'home')
  save(before, 'plans', { dots: [[9, 0]] })
  save(after, 'home', { height: 9 })
  save(after, 'plans', { height: 4 })
  expect(texts()).toEqual([
    'home.png: 10 × 8 became 10 × 9; in what both have none',
    'plans.png: 10 × 8 became 10 × 4; in what both have 1 px within 1 × 1 at 9, 0',
  ])
})

test('a picture that only one folder has is a difference', () => {
  save(before, 'home')
  save(after, 'plans')
  expect(texts()).toEqual([`home.png: only in ${before}`, `plans.png: only in ${after}`])
})

test('of some pages, the others are left out', () => {
  save(before, 'home')
  save(before, 'plans-view.user.390-dark')
  save(after, 'plans-view.user.390-dark', { dots: [[0, 0]] })
  expect(texts('/plans/view')).toEqual(['plans-view.user.390-dark.png: 1 px within 1 × 1 at 0, 0'])
})
