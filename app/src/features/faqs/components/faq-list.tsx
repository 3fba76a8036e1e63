import { MessageCircleQuestion, SearchX } from 'lucide-react'
import { useHash } from '../../../lib/browser/use-hash.ts'
import { href } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlainButton, PlainLinkButton } from '../../../ui/plain-button.tsx'
import css from '../faqs.module.css'
import { byCategory, type Faq, matchingFaqs } from '../search.ts'
import { FaqItem } from './faq-item.tsx'

interface FaqListProps {
  readonly faqs: readonly Faq[]
  readonly words: string
  readonly onClear: () => void
}

const fewest = 3

export function FaqList({ faqs, words, onClear }: FaqListProps) {
  const found = matchingFaqs(faqs, words)
  const few = words.trim() !== '' && found.length <= fewest
  const linked = useHash()

  return (
    <>
      <p className="visually-hidden" role="status">
        {found.length} of {faqs.length} questions shown
      </p>
      {faqs.length === 0 && (
        <EmptyState
          level={2}
          icon={MessageCircleQuestion}
          title="No questions yet"
          action={<PlainLinkButton href={href('contact')}>Ask the first one</PlainLinkButton>}
        >
          What people ask us stands here, with its answer.
        </EmptyState>
      )}
      {faqs.length > 0 && found.length === 0 && (
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
          Try a shorter word, such as “key” or “credits”. Or ask us; we answer within one working day.
        </EmptyState>
      )}
      {byCategory(found).map((group) => (
        <section key={group.category} className={css.group} aria-labelledby={anchorOf(group.category)}>
          <h2 id={anchorOf(group.category)} className={css.category}>
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
