import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DecodedPng, decode } from 'fast-png'
import { slugOf } from './slug.ts'

interface Difference {
  readonly name: string
  readonly text: string
}

interface Comparison {
  readonly equal: number
  readonly differences: readonly Difference[]
}

/** Pictures of two folders by name, of the pages whose addresses begin so. One that only one folder has is a difference. */
export function compareFolders(
  before: string,
  after: string,
  beginnings: readonly string[] = [],
): Comparison {
  const slugs = beginnings.map(slugOf)
  const isChosen = (name: string) => slugs.length === 0 || slugs.some((slug) => name.startsWith(slug))
  const namesIn = (folder: string) =>
    new Set(readdirSync(folder).filter((name) => name.endsWith('.png') && isChosen(name)))
  const [old, current] = [namesIn(before), namesIn(after)]
  const names = [...new Set([...old, ...current])].sort()
  const differences = names.flatMap((name) => {
    const text = !current.has(name)
      ? `only in ${before}`
      : !old.has(name)
        ? `only in ${after}`
        : compareFiles(join(before, name), join(after, name))
    return text === undefined ? [] : [{ name, text }]
  })
  return { equal: names.length - differences.length, differences }
}

/** The difference; undefined if there is none. */
function compareFiles(before: string, after: string): string | undefined {
  const [old, current] = [readFileSync(before), readFileSync(after)]
  return old.equals(current) ? undefined : comparePictures(decode(old), decode(current))
}

function comparePictures(before: DecodedPng, after: DecodedPng): string | undefined {
  const sizes = [before, after].map(({ width, height }) => `${width} × ${height}`)
  const pixels = differentPixels(before, after)
  if (sizes[0] === sizes[1] && pixels.count === 0) return
  const resized = sizes[0] === sizes[1] ? '' : `${sizes.join(' became ')}; in what both have `
  if (pixels.count === 0) return `${resized}none`
  const [width, height] = [pixels.right - pixels.left + 1, pixels.bottom - pixels.top + 1]
  return `${resized}${pixels.count} px within ${width} × ${height} at ${pixels.left}, ${pixels.top}`
}

/** How many, and the box around them, in pixels from the left and the top. */
function differentPixels(before: DecodedPng, after: DecodedPng) {
  const box = {
    count: 0,
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: -1,
    bottom: -1,
  }
  const [colourBefore, colourAfter] = [colourOf(before), colourOf(after)]
  for (let y = 0; y < Math.min(before.height, after.height); y += 1) {
    for (let x = 0; x < Math.min(before.width, after.width); x += 1) {
      if (colourBefore(x, y) === colourAfter(x, y)) continue
      box.count += 1
      box.left = Math.min(box.left, x)
      box.top = Math.min(box.top, y)
      box.right = Math.max(box.right, x)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return box
}

/** A browser leaves the opacity out of a picture that has none. */
function colourOf({ data, width, channels }: DecodedPng): (x: number, y: number) => number {
  return (x, y) => {
    const at = (y * width + x) * channels
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    const opacity = channels === 4 ? (data[at + 3] ?? 0) : 255
    return ((opacity * 256 + red) * 256 + green) * 256 + blue
  }
}
