import { problems } from '@switchboard/sdk/problems'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { publicPage, split, stack } from '../../ui/layout.ts'
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
      {groups.map(([status, rows]) => (
        <section
          key={status}
          className={classes(split([2, 5]), css.group)}
          aria-labelledby={`status-${status}`}
        >
          <h2 className={css.status} id={`status-${status}`}>
            {status}
          </h2>
          <ul>
            {rows.map(([code, { title, meaning }]) => (
              <li key={code} className={classes(split([1, 5]), css.row)}>
                <div>
                  <a className="link" href={href('problem', { code: addressOfCode(code) })}>
                    {title}
                  </a>
                  <code className={classes('mono', css.code)}>{code}</code>
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
