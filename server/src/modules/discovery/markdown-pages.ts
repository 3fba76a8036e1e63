import type { FastifyInstance } from 'fastify'
import { Problem } from '../../platform/http/problem.ts'
import { sendCached } from '../../platform/http/send-cached.ts'
import type { Block } from '../../platform/markdown/tree.ts'
import { writeMarkdown } from '../../platform/markdown/write.ts'
import { contentIn } from '../content/read-content.ts'
import { markdownType } from '../downloads/serve-downloads.ts'
import { statusBlocks } from './status-blocks.ts'
import type { DiscoveryContext } from './texts.ts'
import { faqBlocks, priceBlocks, problemBlocks, textBlocks, textPaths, textsOf } from './texts.ts'

/** Pages that are words, at the address of the page with `.md` after it. */
export function serveMarkdownPages(app: FastifyInstance, here: DiscoveryContext): void {
  const { clock, settings } = here
  const content = () => contentIn(settings.contentFolder)

  const serve = (route: string, blocks: (path: string) => Promise<Block[]> | Block[]) =>
    app.get(route, async (request, reply) => {
      const path = request.url.split('?')[0] ?? ''
      const body = writeMarkdown(await blocks(path.slice(0, -'.md'.length)))
      return sendCached(request, reply, { type: markdownType, body })
    })
  const text = (path: string) => {
    const texts = textsOf(content(), clock())
    // Some pages of the users' documentation became guides.
    const moved = path.replace('/docs/users/', '/guides/')
    const page = texts.find((one) => one.path === path) ?? texts.find((one) => one.path === moved)
    if (!page) throw new Problem('not_found', 'There’s nothing at this URL.')
    return textBlocks(page, settings.publicUrl)
  }

  serve('/insights/:file(^.+\\.md$)', text)
  serve('/guides/:file(^.+\\.md$)', text)
  serve('/docs/:section/:file(^.+\\.md$)', text)
  for (const path of textPaths) serve(`${path}.md`, text)
  const problem = (path: string) => {
    const blocks = problemBlocks(path, settings.publicUrl)
    if (!blocks) throw new Problem('not_found', 'There’s nothing at this URL.')
    return blocks
  }
  serve('/problems.md', problem)
  serve('/problems/:file(^.+\\.md$)', problem)
  serve('/pricing.md', () => priceBlocks(here))
  serve('/status.md', () => statusBlocks(here))
  serve('/faqs.md', () => faqBlocks(content(), settings.publicUrl))
}
