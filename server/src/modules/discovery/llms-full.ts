import { contentIn } from '../../content/content-in.ts'
import { writeMarkdown } from '../../markdown/write.ts'
import { documentUrl } from '../catalogue/document-url.ts'
import { findVersion, readVersion } from '../downloads/find-version.ts'
import { apiBlocks } from '../downloads/markdown/api-markdown.ts'
import { faqBlocks } from './faq-blocks.ts'
import { introduction } from './llms.ts'
import { priceBlocks } from './price-blocks.ts'
import { type Here, type PublishedApi, readPublished } from './published.ts'
import { textBlocks } from './texts.ts'

/** What still fits what reads it, and is made in a moment. Texts that come after are named by their address. */
const mostCharacters = 1_000_000

/** What `llms.txt` links to, itself: the newest version of each API, the prices, the documentation and the questions. */
export async function llmsFull(here: Here): Promise<string> {
  const { publicUrl, contentFolder } = here.settings
  const { apis, texts } = await readPublished(here)
  const docs = texts.filter(({ kind }) => kind === 'doc' || kind === 'voucher')
  const parts: [address: string, make: () => Promise<string> | string][] = [
    ...newestOf(apis).map(({ api, full_version }): (typeof parts)[number] => [
      documentUrl(api, full_version, '.md'),
      async () => {
        const row = await findVersion(here.db, `${api}-${full_version}`)
        return writeMarkdown(apiBlocks(await readVersion(here.db, row), publicUrl))
      },
    ]),
    ['/pricing.md', async () => writeMarkdown(await priceBlocks(here))],
    ...docs.map((text): (typeof parts)[number] => [
      `${text.path}.md`,
      () => writeMarkdown(textBlocks(text, publicUrl)),
    ]),
    ['/faqs.md', () => writeMarkdown(faqBlocks(contentIn(contentFolder), publicUrl))],
  ]
  let whole = writeMarkdown(introduction(publicUrl))
  for (const [address, make] of parts) {
    const part = whole.length < mostCharacters ? await make() : `Left out here: ${publicUrl}${address}\n`
    whole += `\n---\n\n${part}`
  }
  return whole
}

const newestOf = (apis: readonly PublishedApi[]): PublishedApi[] =>
  [...new Map([...apis].reverse().map((row) => [row.api, row])).values()].reverse()
