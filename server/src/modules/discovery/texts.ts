import policies from '@switchboard/contract/policies.json' with { type: 'json' }
import problems from '@switchboard/contract/problems.json' with { type: 'json' }
import type { AppContext } from '../../platform/app-context.ts'
import { heading, link, list, mono, paragraph, quote, table } from '../../platform/markdown/nodes.ts'
import { sanitizeMarkdown } from '../../platform/markdown/sanitize-markdown.ts'
import type { Block } from '../../platform/markdown/tree.ts'
import { isZero } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { announcedInWords } from '../announcements/words.ts'
import { type Content, publishedResources } from '../content/content.ts'
import { priceBasis } from '../pricing/credit-offer.ts'
import { limitsRow } from '../pricing/limits.ts'
import { limitsOfPlans } from '../pricing/plans.ts'
import { readPriceTable } from '../pricing/prices-repo.ts'

export type DiscoveryContext = Pick<AppContext, 'db' | 'clock' | 'settings'>

/** A written text that anybody may read, at the address of its page with `.md` after it. */
export interface Text {
  readonly kind: 'guide' | 'doc' | 'voucher' | 'insight' | 'page'
  /** Of its page in the portal. */
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly changed: Date
  readonly body: string
}

/** Pages of the portal with a text of the content service. */
const pageTitles = ['about-us', 'terms-and-conditions', 'privacy-notice', 'privacy-policy']

export const textPaths: readonly string[] = pageTitles.map((title) => `/${title}`)

/** The privacy policy stands on the page of the notice, and its own address leads there. */
export const textPagePaths: readonly string[] = textPaths.filter((path) => path !== '/privacy-policy')

const kindOfSection = { guides: 'guide', users: 'doc', vouchers: 'voucher' } as const

export function textsOf(content: Content, now: Date): Text[] {
  const docs = content.docs.map(
    ({ section, slug, title, summary, updated_at, body_markdown }): Text => ({
      kind: kindOfSection[section],
      path: section === 'guides' ? `/guides/${slug}` : `/docs/${section}/${slug}`,
      title,
      summary,
      changed: new Date(updated_at),
      body: body_markdown,
    }),
  )
  const insights = publishedResources(content, now).map(
    ({ slug, title, summary, published_at, body_markdown }): Text => ({
      kind: 'insight',
      path: `/insights/${slug}`,
      title,
      summary,
      changed: new Date(published_at),
      body: body_markdown,
    }),
  )
  const pages = content.pages
    .filter(({ title }) => pageTitles.includes(title))
    .map(
      ({ title, heading: name, summary, updated_at, body_markdown }): Text => ({
        kind: 'page',
        path: `/${title}`,
        title: name,
        summary,
        changed: new Date(updated_at),
        body: body_markdown,
      }),
    )
  return [...docs, ...insights, ...pages]
}

export const textBlocks = ({ title, summary, body }: Text, base: string): Block[] => [
  heading(1, title),
  ...(summary ? [quote(summary)] : []),
  ...sanitizeMarkdown(body.replace(placeholders, new URL(base).origin), { base, top: 2 }),
]

// As the pages of the app do: the samples call this portal.
const placeholders = /https:\/\/(?:(?:api\.)?switchboard\.example|portal\.example\.com)(?![\w.-])/g

/** Of an API with more operations, its own file has the others. */
const pricesPerApi = 50

/** The pricing page as text, from the price lists in force. */
export async function priceBlocks(here: DiscoveryContext): Promise<Block[]> {
  const { db, clock, settings } = here
  const on = dayIn(settings.timeZone, clock())
  const { skus, total } = await readPriceTable(db, { on, perApi: pricesPerApi })
  const rest = total - skus.length
  const plans = await limitsOfPlans(db, undefined)
  const { currency, credit_price, min_credits, max_credits, packs } = priceBasis(settings)
  return [
    heading(1, 'Prices'),
    quote(`Calls are paid in credits. 1 credit = ${currency} ${credit_price}, less in packs.`),
    paragraph(policies.charging),
    paragraph(['To estimate your monthly cost: ', link(`${settings.publicUrl}/pricing`, 'Pricing'), '.']),
    heading(2, 'Calls'),
    table(
      ['API', 'Operation', 'Credits', 'Per'],
      skus.map(({ api_name, name, price_credits, unit }) => [
        api_name,
        name,
        isZero(price_credits) ? 'free' : price_credits,
        unit,
      ]),
    ),
    ...(rest > 0
      ? [
          paragraph(
            `${rest} more: of each API, the first ${pricesPerApi} operations are listed. Its own file has them all.`,
          ),
        ]
      : []),
    heading(2, 'Limits'),
    paragraph([
      'All keys of a subscription share them; each API has its own. Calls beyond a limit return 429 and are free, and ',
      mono('Retry-After'),
      ' says how many seconds to wait.',
    ]),
    table(['Plan', 'Calls a second', 'A minute', 'A day', 'A month'], plans.map(limitsRow)),
    ...announcedBlocks(await announcedInWords(here)),
    heading(2, 'Credits'),
    list([
      `Any amount from ${min_credits} to ${max_credits} credits at ${credit_price} ${currency} each`,
      ...packs.map((pack) => `${pack.name}: ${pack.credits} credits for ${pack.amount} ${pack.currency}`),
    ]),
  ]
}

/** Upcoming changes of prices and limits, a sentence each. */
export const announcedBlocks = (announced: readonly string[]): Block[] =>
  announced.length > 0 ? [heading(2, 'Announced changes'), list(announced)] : []

/** As `type` of a problem names it. */
const problemPath = (code: string): string => `/problems/${code.replaceAll('_', '-')}`

export const problemPaths: readonly string[] = ['/problems', ...Object.keys(problems).map(problemPath)]

/** Every error code by status, or what one of them means. Undefined for a code that there is not. */
export function problemBlocks(path: string, base: string): Block[] | undefined {
  const address = (code: string) => `${base}${problemPath(code)}.md`
  if (path === '/problems')
    return [
      heading(1, 'Error codes'),
      paragraph([
        'Errors are ',
        mono('application/problem+json'),
        ' (RFC 9457). Branch on ',
        mono('code'),
        '.',
      ]),
      table(
        ['Status', 'Code', 'Meaning', 'How to fix it'],
        Object.entries(problems).map(([code, { statuses, meaning, fix }]) => [
          statuses.join(', '),
          [link(address(code), code)],
          meaning,
          fix,
        ]),
      ),
    ]
  const problem = Object.entries<Problems[string]>(problems).find(([code]) => problemPath(code) === path)
  if (!problem) return
  const [code, { title, statuses, meaning, cause, fix, see }] = problem
  return [
    heading(1, title),
    quote(meaning),
    list([[`Status: ${statuses.join(', ')}`], ['Code: ', mono(code)]]),
    heading(2, 'Cause'),
    paragraph(cause),
    heading(2, 'How to fix it'),
    paragraph(fix),
    ...(see ? [paragraph([link(`${base}${see.path}`, see.label)])] : []),
    heading(2, 'Reproduce it'),
    paragraph(['Every call to this base URL fails with it, without a key: ', mono(`${base}/mock${path}`)]),
  ]
}

interface Problems {
  readonly [code: string]: {
    readonly title: string
    readonly statuses: readonly number[]
    readonly meaning: string
    readonly cause: string
    readonly fix: string
    readonly see?: { readonly label: string; readonly path: string }
  }
}

/** The questions by category, as the page has them. */
export function faqBlocks({ faqs }: Content, base: string): Block[] {
  const categories = Map.groupBy(faqs, ({ category }) => category)
  return [
    heading(1, 'FAQ'),
    ...[...categories].flatMap(([category, questions]) => [
      heading(2, category),
      ...questions.flatMap(({ question, answer }) => [
        heading(3, question),
        ...sanitizeMarkdown(answer, { base, top: 4 }),
      ]),
    ]),
  ]
}
