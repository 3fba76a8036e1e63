import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useServices } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import css from '../faqs.module.css'
import type { Faq } from '../search.ts'

interface FaqItemProps {
  readonly faq: Faq
  /** Whether the address names it; then it stands open and in sight. */
  readonly linked: boolean
  /** Whether a search found little else; then its answer is what was looked for. */
  readonly found: boolean
}

/** A question that opens by itself in every browser; what is found within the page opens it, too. */
export function FaqItem({ faq, linked, found }: FaqItemProps) {
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
      <summary className={css.question}>
        <h3>{withCode(faq.question)}</h3>
        <Icon of={ChevronDown} />
      </summary>
      <div className={css.answer}>
        <Markdown text={faq.answer} top={4} />
        <p className={css.link}>
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
