import { useQuery } from '@tanstack/react-query'
import { faqsQuery } from '../../domain/content/queries.ts'
import { CopyPage } from '../../domain/copy-page.tsx'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { wordsCodec } from '../../lib/browser/words-codec.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { publicPage, stack } from '../../ui/layout.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { FaqList, FaqSkeleton } from './faq-list.tsx'
import css from './faqs.module.css'

const head = { title: 'FAQ', summary: 'Short answers about keys, credits, prices, verification and errors.' }

/** Questions and answers. The search stands in the address, and so can each question. */
export function FaqsPage() {
  usePageHead(head)
  const query = useQuery(faqsQuery(usePortal()))
  const [words, showWords] = useUrlState(wordsCodec)
  const search = (next: string) => showWords(next, { replace: true })

  return (
    <div className={publicPage(5)}>
      <header className={stack(2)}>
        <h1 className="page-title">Frequently asked questions</h1>
        <p className="lead">
          What people ask most. Don’t see yours?{' '}
          <a className="link" href={href('contact')}>
            Contact us
          </a>
          .
        </p>
        <CopyPage path={href('faqs')} />
      </header>
      <search className={css.tools}>
        <SearchBox label="Search questions and answers" words={words} onWords={search} />
      </search>
      <QueryBoundary
        queries={[query]}
        what="the questions"
        title="The questions couldn’t be loaded"
        level={2}
        skeleton={<FaqSkeleton />}
      >
        {({ data }) => <FaqList faqs={data} words={words} onClear={() => search('')} />}
      </QueryBoundary>
    </div>
  )
}
