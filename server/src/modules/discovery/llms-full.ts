import type { Block } from '../../platform/markdown/tree.ts'
import { writeMarkdown } from '../../platform/markdown/write.ts'
import { TextCache } from '../../platform/text-cache.ts'
import { documentUrl } from '../catalogue/addresses.ts'
import { contentIn } from '../content/content-in.ts'
import type { Library } from '../downloads/library.ts'
import { faqBlocks } from './faq-blocks.ts'
import { introduction } from './llms.ts'
import { priceBlocks } from './price-blocks.ts'
import { type Here, type Published, type PublishedApi, readPublished } from './published.ts'
import { textBlocks } from './texts.ts'

/** What still fits what reads it, and is made in a moment. Texts that come after are named by their address. */
const mostCharacters = 1_000_000

/** What `llms.txt` links to, itself: the newest version of each API, the prices, the documentation and the questions. */
export class LlmsFull {
  readonly #here: Here
  readonly #library: Library
  /** Written texts are read once a process; so it is enough to write them once. */
  readonly #texts = new TextCache(mostCharacters * 2)

  constructor(here: Here, library: Library) {
    this.#here = here
    this.#library = library
  }

  async read(): Promise<string> {
    const { publicUrl } = this.#here.settings
    const published = await readPublished(this.#here)
    let whole = writeMarkdown(introduction(publicUrl))
    for (const { address, make } of this.#parts(published)) {
      const part = whole.length < mostCharacters ? await make() : `Left out here: ${publicUrl}${address}\n`
      whole += `\n---\n\n${part}`
    }
    return whole
  }

  #parts({ apis, texts }: Published): Part[] {
    const { publicUrl, contentFolder } = this.#here.settings
    const written = (address: string, blocks: () => Block[]): Part => ({
      address,
      make: () => this.#texts.get(address, async () => writeMarkdown(blocks())),
    })
    return [
      ...newestOf(apis).map(({ api, full_version }) => ({
        address: documentUrl(api, full_version, '.md'),
        make: async () => this.#library.read(await this.#library.find(`${api}-${full_version}`), '.md'),
      })),
      { address: '/pricing.md', make: async () => writeMarkdown(await priceBlocks(this.#here)) },
      ...texts
        .filter(({ kind }) => kind === 'doc' || kind === 'voucher')
        .map((text) => written(`${text.path}.md`, () => textBlocks(text, publicUrl))),
      written('/faqs.md', () => faqBlocks(contentIn(contentFolder), publicUrl)),
    ]
  }
}

interface Part {
  readonly address: string
  readonly make: () => Promise<string>
}

const newestOf = (apis: readonly PublishedApi[]): PublishedApi[] =>
  [...new Map([...apis].reverse().map((row) => [row.api, row])).values()].reverse()
