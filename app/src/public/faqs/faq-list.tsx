import type { components } from '@switchboard/sdk'
import { ChevronDown, MessageCircleQuestion, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { countOf } from '../../base/format/format.ts'
import { useHash } from '../../lib/browser/use-hash.ts'
import { useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { row, split, stack } from '../../ui/layout.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { PlainButton, PlainLinkButton } from '../../ui/plain-button.tsx'
import { SkeletonLine } from '../../ui/plain-skeleton.tsx'
import css from './faqs.module.css'

export type Faq = components['schemas']['Faq']

interface FaqGroup {
  readonly category: string
  readonly faqs: readonly Faq[]
}

/** By category, in the order in which each first appears. */
export const byCategory = (faqs: readonly Faq[]): readonly FaqGroup[] =>
  [...Map.groupBy(faqs, ({ category }) => category)].map(([category, own]) => ({ category, faqs: own }))

// Small letters, without the signs of Markdown, and with the quotes that a keyboard has.
const plain = (text: string): string => text.replace(/[*_`]/g, '').replace(/[‘’]/g, "'").toLowerCase()

interface FaqListProps {
  readonly faqs: readonly Faq[]
  readonly words: string
  readonly onClear: () => void
}

const fewest = 3

export function FaqList({ faqs, words, onClear }: FaqListProps) {
  const matches = matchingFaqs(faqs, words)
  const few = words.trim() !== '' && matches.length <= fewest
  const linked = useHash()

  return (
    <>
      <p className="visually-hidden" role="status">
        {matches.length} of {countOf(faqs.length, 'question')} shown
      </p>
      {faqs.length === 0 && (
        <EmptyState
          level={2}
          icon={MessageCircleQuestion}
          title="No questions yet"
          action={<PlainLinkButton href={href('contact')}>Ask the first one</PlainLinkButton>}
        >
          Questions and answers appear here as soon as they’re published.
        </EmptyState>
      )}
      {faqs.length > 0 && matches.length === 0 && (
        <EmptyState
          level={2}
          icon={SearchX}
          title={`Nothing matches “${words}”`}
          action={
            <>
              <PlainLinkButton look="primary" href={href('contact')}>
                Ask us
              </PlainLinkButton>
              <PlainButton onClick={onClear}>Show all {faqs.length}</PlainButton>
            </>
          }
        >
          Try a shorter word, such as “key” or “credits”. Or ask us; we reply within one working day.
        </EmptyState>
      )}
      {byCategory(matches).map((group) => (
        <section
          key={group.category}
          className={classes(split([2, 6]), css.group)}
          aria-labelledby={anchorOf(group.category)}
        >
          <h2 id={anchorOf(group.category)} className={classes('card-title', css.category)}>
            {group.category}
          </h2>
          <div className={css.faqs}>
            {group.faqs.map((faq) => (
              <FaqItem key={faq.id} faq={faq} linked={faq.id === linked} found={few} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

const anchorOf = (category: string): string => `about-${category.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

interface FaqItemProps {
  readonly faq: Faq
  /** Whether the address names it; then it stands open and in sight. */
  readonly linked: boolean
  /** Whether a search found little else; then its answer is what was looked for. */
  readonly found: boolean
}

/** A native disclosure, which every browser opens without a script; searching within the page opens it, too. */
function FaqItem({ faq, linked, found }: FaqItemProps) {
  const { origin } = useServices()
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (!linked || !details.current) return
    details.current.open = true
    details.current.scrollIntoView()
    details.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [linked])

  useEffect(() => {
    if (found && details.current) details.current.open = true
  }, [found])

  return (
    <details ref={details} id={faq.id} className={css.faq}>
      <summary className={classes(row(4, 'between', 'unbroken'), css.question)}>
        <h3>{withCode(faq.question)}</h3>
        <Icon of={ChevronDown} />
      </summary>
      <div className={classes(stack(3), css.answer)}>
        <Markdown text={faq.answer} top={4} />
        <p className={classes(row([1, 2]), 'small')}>
          <a className="link" href={`#${faq.id}`}>
            Link to this answer
          </a>
          <CopyButton
            text={`${origin}${href('faqs', {}, { hash: faq.id })}`}
            what={`link to “${faq.question}”`}
          />
        </p>
      </div>
    </details>
  )
}

/** A question is one line of text; of Markdown it knows only `code`. */
const withCode = (question: string) =>
  question
    .split(/`([^`]+)`/)
    // Every second part stood between backticks, and parts never change places.
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))

const places = ['a', 'b', 'c', 'd', 'e']

export const FaqSkeleton = () => (
  <>
    {places.map((group) => (
      <section key={group} className={classes(split([2, 6]), css.group)} aria-hidden="true">
        <h2 className={classes('card-title', css.category)}>
          <SkeletonLine width="9rem" />
        </h2>
        <div className={css.faqs}>
          {places.map((question) => (
            <div key={question} className={css.faq}>
              <div className={classes(row(4, 'between', 'unbroken'), css.question)}>
                <h3>
                  <SkeletonLine width="min(24rem, 60vw)" />
                </h3>
              </div>
            </div>
          ))}
        </div>
      </section>
    ))}
  </>
)

/** The questions in which every word is found, in the question, the answer or the category. */
export function matchingFaqs(faqs: readonly Faq[], words: string): readonly Faq[] {
  const terms = plain(words).split(/\s+/).filter(Boolean)
  return faqs.filter((faq) => {
    const text = plain(`${faq.question}\n${faq.answer}\n${faq.category}`)
    return terms.every((word) => text.includes(word))
  })
}
