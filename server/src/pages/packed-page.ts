import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

/** A visitor's choice of theme; who made none follows the system. */
export type ThemeChoice = 'system' | 'light' | 'dark'
type Encoding = 'br' | 'gzip' | 'identity'

interface Wire {
  readonly body: Buffer
  readonly encoding: Encoding
}

export interface PackedPage {
  /** In the best encoding that the caller accepts. */
  for(theme: ThemeChoice, acceptEncoding: string | undefined): Promise<Wire>
  /** What it holds in memory. */
  bytes(): number
}

const encodings: Encoding[] = ['br', 'gzip', 'identity']
/** What app/src/prerender/document.ts writes; theme.js reads it before the first paint. */
const themeMark = 'data-choice="system"'

/** A drawn page, compressed once for all who ask for it. Kept as bytes: as a text it takes two for each letter. */
export function packedPage(html: string): PackedPage {
  const plain = Buffer.from(html)
  const compressed = new Map<string, Promise<Buffer>>()
  let bytes = plain.length

  async function compress(encoding: 'br' | 'gzip', page: Buffer): Promise<Buffer> {
    const body = await compressors[encoding](page)
    bytes += body.length
    return body
  }

  return {
    bytes: () => bytes,
    async for(theme, acceptEncoding) {
      const encoding = negotiate(acceptEncoding ?? '', encodings) ?? 'identity'
      if (encoding === 'identity') return { body: inTheme(plain, theme), encoding }
      const key = `${theme} ${encoding}`
      const body = compressed.get(key) ?? compress(encoding, inTheme(plain, theme))
      compressed.set(key, body)
      return { body: await body, encoding }
    },
  }
}

function inTheme(page: Buffer, theme: ThemeChoice): Buffer {
  const at = theme === 'system' ? -1 : page.indexOf(themeMark)
  if (at < 0) return page
  const own = Buffer.from(`data-choice="${theme}"`)
  return Buffer.concat([page.subarray(0, at), own, page.subarray(at + themeMark.length)])
}

const brotli = promisify(brotliCompress)
const gzipped = promisify<Buffer, Buffer>(gzip)
// Told how long a page is, Brotli takes no memory for a longer one.
const compressors: Readonly<Record<'br' | 'gzip', (html: Buffer) => Promise<Buffer>>> = {
  br: (html) =>
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => gzipped(html),
}
