// Pictures of a brand: docs/your-brand.md, decision 0145.
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sha256 } from '../sha256.ts'

export interface Picture {
  readonly type: 'image/svg+xml' | 'image/png'
  readonly content: Buffer
  /** Of the content. */
  readonly tag: string
  /** Width by height. */
  readonly ratio: number
}

interface Rule {
  readonly file: string
  readonly maxBytes: number
  readonly ratios: readonly [min: number, max: number]
}

const logo = { maxBytes: 200_000, ratios: [1, 8] } as const
const rules = {
  logo: { file: 'logo.svg', ...logo },
  logoDark: { file: 'logo-dark.svg', ...logo },
  icon: { file: 'icon.svg', maxBytes: 100_000, ratios: [1, 1] },
  card: { file: 'card.png', maxBytes: 1_000_000, ratios: [1.5, 2.1] },
} as const satisfies Record<string, Rule>

export type Pictures = { readonly [Name in keyof typeof rules]?: Picture }

export const pictureFiles: readonly string[] = Object.values(rules).map(({ file }) => file)

/** The pictures in a folder, none of which is required, and what is wrong with each. */
export function readPictures(folder: string): {
  readonly pictures: Pictures
  readonly faults: readonly string[]
} {
  const pictures: Record<string, Picture> = {}
  const faults: string[] = []
  for (const [name, rule] of Object.entries(rules)) {
    try {
      const content = readPicture(join(folder, rule.file), rule)
      if (content) pictures[name] = content
    } catch (error) {
      faults.push(`${rule.file} ${error instanceof RangeError ? error.message : 'can’t be read.'}`)
    }
  }
  return { pictures, faults }
}

/** Undefined without the file. Throws RangeError for one that can't be used. */
function readPicture(path: string, { file, maxBytes, ratios }: Rule): Picture | undefined {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size
  if (bytes === undefined) return
  if (bytes > maxBytes) throw new RangeError(`has ${bytes} bytes. At most ${maxBytes} are allowed.`)
  const bytesRead = readFileSync(path)
  const isSvg = file.endsWith('.svg')
  const { content, width, height } = isSvg ? readSvg(bytesRead) : readPng(bytesRead)
  const [min, max] = ratios
  const ratio = width / height
  if (!(ratio >= min * 0.99 && ratio <= max * 1.01))
    throw new RangeError(
      `is ${width} by ${height}. ${min === max ? 'It must be square.' : `Its width must be ${min} to ${max} times its height.`}`,
    )
  return pictureOf(isSvg ? 'image/svg+xml' : 'image/png', content, ratio)
}

const pictureOf = (type: Picture['type'], content: Buffer, ratio: number): Picture => ({
  ...{ type, content, ratio },
  tag: sha256(content).toString('base64url').slice(0, 16),
})

interface ReadPicture {
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function readPng(content: Buffer): ReadPicture {
  const isPng =
    content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) && content.length > 24
  if (!isPng) throw new RangeError('isn’t a PNG.')
  return { content, width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}

const elements =
  'svg g path circle ellipse rect line polyline polygon text tspan defs linearGradient radialGradient stop clipPath mask pattern symbol use title desc style'
/** A reference to anything but a part of the same file. */
const outside = /@import|url\(\s*["']?(?!#)/i

/** Keeps the elements of drawings, and nothing that runs or loads. */
function readSvg(file: Buffer): ReadPicture {
  // Loaded for a picture alone: together they take as long as half a start.
  const load = createRequire(import.meta.url)
  const { fromHtml } = load('hast-util-from-html') as typeof import('hast-util-from-html')
  const { sanitize } = load('hast-util-sanitize') as typeof import('hast-util-sanitize')
  const { toHtml } = load('hast-util-to-html') as typeof import('hast-util-to-html')
  const { svg } = load('property-information') as typeof import('property-information')
  const names = Object.keys(svg.property).filter((name) => !/^on|href$/i.test(name))
  const clean = sanitize(fromHtml(file.toString('utf8'), { fragment: true }), {
    tagNames: elements.split(' '),
    attributes: { '*': [...names, ['href', /^#/], ['xLinkHref', /^#/]] },
    strip: ['script', 'foreignObject'],
    clobber: [],
  })
  const root = clean.type === 'root' ? clean.children.find(({ type }) => type === 'element') : undefined
  if (root?.type !== 'element' || root.tagName !== 'svg') throw new RangeError('isn’t an SVG.')
  const [, , width = 0, height = 0] = String(root.properties.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number)
  if (!(width > 0 && height > 0)) throw new RangeError('has no viewBox.')
  const content = toHtml(root, { space: 'svg', closeEmptyElements: true })
  if (outside.test(content)) throw new RangeError('refers to something outside of itself.')
  return { content: Buffer.from(content), width, height }
}

/** Where a brand has no icon: the first letter of its name. Without quotes or angle brackets, as names are. */
export function letterIcon(name: string, ground: string, ink: string): Picture {
  const [letter = ''] = new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? ''
  const content = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="${ink}">${letter.toUpperCase().replace('&', '&amp;')}</text></svg>`,
  )
  return pictureOf('image/svg+xml', content, 1)
}
