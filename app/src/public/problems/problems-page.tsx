import { problems } from '@switchboard/sdk/problems'
import { SearchX } from 'lucide-react'
import { countOf } from '../../base/format/format.ts'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { wordsCodec } from '../../lib/browser/words-codec.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { publicPage, split, stack } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { byStatus, matchingProblems, type ProblemRow } from './filter.ts'
import { addressOfCode } from './problem-code.ts'
import css from './problems.module.css'
import '../../theme/fold.css'

const rows: readonly ProblemRow[] = Object.entries(problems)
const ofPortal = ([, { of }]: ProblemRow): boolean => of === 'portal'

const head = {
  title: 'Error codes',
  summary: 'Every error code with its meaning, its cause and how to fix it.',
}

/** Every error code. Those of calls come first: more people see them than those of the portal's own API. */
export function ProblemsPage() {
  usePageHead(head)
  const [words, showWords] = useUrlState(wordsCodec)
  const matches = matchingProblems(rows, words)
  const search = (next: string) => showWords(next, { replace: true })
  return (
    <div className={publicPage(6)}>
      <header className={stack(2, 'start')}>
        <h1 className="page-title">Error codes</h1>
        <p className="lead">
          Every error is a problem document with a stable <code>code</code>. Find yours here, with its cause
          and how to fix it. The{' '}
          <a className="link" href={href('guides', { slug: 'errors' })}>
            errors guide
          </a>{' '}
          explains how to handle them.
        </p>
      </header>
      <search>
        <SearchBox label="Filter by code, status or words" words={words} onWords={search} />
      </search>
      <p className="visually-hidden" role="status">
        {matches.length} of {countOf(rows.length, 'code')} shown
      </p>
      {matches.length === 0 && (
        <EmptyState
          level={2}
          icon={SearchX}
          title={`Nothing matches “${words}”`}
          action={<PlainButton onClick={() => search('')}>Show all {rows.length}</PlainButton>}
        >
          Try the code as it’s in the response, such as “consent_missing”, or its status.
        </EmptyState>
      )}
      <Codes
        id="calls"
        title="Calls of the APIs"
        rows={matches.filter((row) => !ofPortal(row))}
        isSearch={words.trim() !== ''}
      />
      <Codes id="portal" title="The portal" rows={matches.filter(ofPortal)} isSearch={words.trim() !== ''} />
    </div>
  )
}

const maxPreview = 3

/** The first titles of a group, so that one sees what to open. */
const previewOf = (rows: readonly ProblemRow[]): string => {
  const titles = rows.slice(0, maxPreview).map(([, { title }]) => title)
  return `${titles.join(' · ')}${rows.length > maxPreview ? '\u00a0…' : ''}`
}

interface CodesProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly ProblemRow[]
  readonly isSearch: boolean
}

function Codes({ id, title, rows, isSearch }: CodesProps) {
  if (rows.length === 0) return null
  return (
    <section className={stack(4)} aria-labelledby={id}>
      <h2 className="card-title" id={id}>
        {title}
      </h2>
      <div>
        {byStatus(rows).map(({ status, rows }) => (
          <details
            // A search opens what it finds; without one, each group is as it was left.
            key={`${status} ${isSearch}`}
            className={classes('fold', css.group)}
            open={isSearch}
          >
            <summary>
              <h3 className={classes('mono', css.status)}>{status}</h3>
              <span className={css.preview}>{previewOf(rows)}</span>
              <span>{countOf(rows.length, 'code').replace(' ', '\u00a0')}</span>
            </summary>
            <ul>
              {rows.map(([code, { title, meaning }]) => (
                <li key={code} className={classes(split([1, 5]), css.row)}>
                  <div>
                    <a className="link" href={href('problem', { code: addressOfCode(code) })}>
                      {title}
                    </a>
                    <code className={classes('mono', css.code)}>{code}</code>
                  </div>
                  <p className="note">{meaning}</p>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}
