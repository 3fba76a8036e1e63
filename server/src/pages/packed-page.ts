import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

/** A visitor's choice of theme; without one, the system's counts. */
export type ThemeChoice = 'system' | 'light' | 'dark'
type Encoding = 'br' | 'gzip' | 'identity'

interface EncodedBody {
  readonly body: Buffer
  readonly encoding: Encoding
}

export interface PackedPage {
  /** In the best encoding that the caller accepts. */
  for(theme: ThemeChoice, acceptEncoding: string | undefined): Promise<EncodedBody>
  /** Memory in use. */
  bytes(): number
}

const encodings: Encoding[] = ['br', 'gzip', 'identity']
/** Written by app/src/prerender/document.ts; theme.js reads it before the first paint. */
const themeMark = 'data-choice="system"'

/**
 * A drawn page, compressed once for all visitors. Then only the compressed copy is kept, a fifth of the page: other
 * themes and encodings are made from it.
 */
export function packedPage(html: string): PackedPage {
  let source: Buffer | (() => Promise<Buffer>) = Buffer.from(html)
  const compressed = new Map<string, Promise<Buffer>>()
  let bytes = source.length

  const page = async (): Promise<Buffer> => (Buffer.isBuffer(source) ? source : source())

  async function compress(encoding: 'br' | 'gzip', theme: ThemeChoice): Promise<Buffer> {
    // zlib returns a view of a larger chunk, all of which would be kept.
    const body = Buffer.from(await codecs[encoding].compress(inTheme(await page(), theme)))
    bytes += body.length
    if (theme === 'system' && Buffer.isBuffer(source)) {
      bytes -= source.length
      source = () => codecs[encoding].decompress(body)
    }
    return body
  }

  return {
    bytes: () => bytes,
    async for(theme, acceptEncoding) {
      const encoding = negotiate(acceptEncoding ?? '', encodings) ?? 'identity'
      if (encoding === 'identity') return { body: inTheme(await page(), theme), encoding }
      const key = `${theme} ${encoding}`
      const body = compressed.get(key) ?? compress(encoding, theme)
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

interface Codec {
  compress(page: Buffer): Promise<Buffer>
  decompress(body: Buffer): Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const codecs: Readonly<Record<'br' | 'gzip', Codec>> = {
  br: {
    // Told how long a page is, Brotli takes no memory for a longer one.
    compress: (page) =>
      brotli(page, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 6,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
        },
      }),
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
  gzip: { compress: promisify<Buffer, Buffer>(gzip), decompress: promisify<Buffer, Buffer>(gunzip) },
}
