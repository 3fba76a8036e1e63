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
}

const encodings: Encoding[] = ['br', 'gzip', 'identity']
/** What app/src/prerender/page-html.ts writes; theme.js reads it before the first paint. */
const themeMark = 'data-choice="system"'

/** A drawn page, compressed once for all who ask for it. */
export function packedPage(html: string): PackedPage {
  const packed = new Map<string, Promise<Buffer>>()
  return {
    async for(theme, acceptEncoding) {
      const encoding = negotiate(acceptEncoding ?? '', encodings) ?? 'identity'
      const key = `${theme} ${encoding}`
      const body = packed.get(key) ?? pack[encoding](Buffer.from(inTheme(html, theme)))
      packed.set(key, body)
      return { body: await body, encoding }
    },
  }
}

const inTheme = (html: string, theme: ThemeChoice): string =>
  html.replace(themeMark, `data-choice="${theme}"`)

const pack: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (html) => gzipped(html),
  identity: async (html) => html,
}
const brotli = promisify(brotliCompress)
const gzipped = promisify<Buffer, Buffer>(gzip)
