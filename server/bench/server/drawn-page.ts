import { type Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'

/** The public address of a server whose drawn pages are asked for. */
export const origin = 'http://portal.example'

interface ReceivedPage {
  readonly html: string
  /** As it was sent, compressed. */
  readonly bytes: number
}

/** Asks as a browser does. fetch cannot say which host is meant. */
export function drawnPage(url: string, path: string, agent?: Agent): Promise<ReceivedPage> {
  const headers = { Host: new URL(origin).host, Accept: 'text/html', 'Accept-Encoding': 'br' }
  return new Promise((resolve, reject) => {
    get(url + path, { agent, headers }, async (response) => {
      const body = await buffer(response)
      const packed = response.headers['content-encoding'] === 'br'
      const html = (packed ? brotliDecompressSync(body) : body).toString()
      if (html.includes('id="data"')) resolve({ html, bytes: body.length })
      else reject(new Error(`${path} came without what it shows.`))
    }).on('error', reject)
  })
}
