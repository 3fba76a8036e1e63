import { problems } from '@switchboard/sdk/problems'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { href } from '../../paths.ts'
import { addressOfCode } from './problem-code.ts'
import css from './problems.module.css'

const groups = [...Map.groupBy(Object.entries(problems), ([, { statuses }]) => statuses[0])].sort(
  ([one], [other]) => one - other,
)

const head = {
  title: 'Error codes',
  summary: 'Every error code with its meaning, its cause and how to fix it.',
}

/** Every error code by its status. */
export function ProblemsPage() {
  usePageHead(head)
  return (
    <div className={`wrap ${css.page}`}>
      <header className={css.head}>
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
      {groups.map(([status, rows]) => (
        <section key={status} className={css.group} aria-labelledby={`status-${status}`}>
          <h2 className={css.status} id={`status-${status}`}>
            {status}
          </h2>
          <ul>
            {rows.map(([code, { title, meaning }]) => (
              <li key={code} className={css.row}>
                <div>
                  <a className="link" href={href('problem', { code: addressOfCode(code) })}>
                    {title}
                  </a>
                  <code className={css.code}>{code}</code>
                </div>
                <p>{meaning}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
