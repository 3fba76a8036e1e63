import { countOf } from '../../../base/format/format.ts'
import { classes } from '../../../ui/classes.ts'
import { CodeText } from '../../../ui/code-text.tsx'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PlainTag, type Tone } from '../../../ui/plain-tag.tsx'
import { placeHref } from '../links.ts'
import type { ApiVersion, ChangelogEntry } from '../types.ts'
import type { ChangeGroup } from './change-groups.ts'
import css from './parts.module.css'

const kinds: Readonly<Record<ChangelogEntry['kind'], { readonly word: string; readonly tone?: Tone }>> = {
  ADDED: { word: 'Added', tone: 'good' },
  CHANGED: { word: 'Changed' },
  DEPRECATED: { word: 'Deprecated', tone: 'warning' },
  REMOVED: { word: 'Removed' },
}

interface ChangeGroupViewProps {
  readonly api: ApiVersion
  readonly group: ChangeGroup
}

/** Changes in one operation, or in several alike. */
export function ChangeGroupView({ api, group }: ChangeGroupViewProps) {
  const { operations, total, changes } = group
  const [only] = operations
  return (
    <li className={stack(2)}>
      {total === 1 && only ? (
        <Operation api={api} operation={only} />
      ) : (
        <details className={css.several}>
          <summary>In {countOf(total, 'operation')}</summary>
          <ul>
            {operations.map((operation) => (
              <li key={operation.operation_id}>
                <Operation api={api} operation={operation} />
              </li>
            ))}
            {total > operations.length && (
              <li className="small muted">and {total - operations.length} more</li>
            )}
          </ul>
        </details>
      )}
      <ul className={classes(stack(2), css.changes)}>
        {changes.map(({ kind, breaking, text }) => (
          <li key={`${kind} ${breaking} ${text}`}>
            <Mark kind={kind} breaking={breaking} />
            <span className={css.text}>
              <CodeText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** A breaking change has only that mark: the sentence says how it breaks. */
function Mark({ kind, breaking }: Pick<ChangelogEntry, 'kind' | 'breaking'>) {
  const { word, tone } = breaking ? { word: 'Breaking', tone: 'bad' as const } : kinds[kind]
  return <span>{tone ? <PlainTag tone={tone}>{word}</PlainTag> : <PlainTag>{word}</PlainTag>}</span>
}

interface OperationProps {
  readonly api: ApiVersion
  readonly operation: ChangelogEntry['operations'][number]
}

/** One that this version no longer has is told by its name. */
function Operation({ api, operation }: OperationProps) {
  const { operation_id, method, path, summary } = operation
  const there = api.operations.some((one) => one.operation_id === operation_id)
  return (
    <p className={row([1, 2], 'baseline')}>
      <HttpMethod method={method} />
      {there ? (
        <a className="link" href={placeHref(api, { operation: operation_id })}>
          {summary}
        </a>
      ) : (
        <span>{summary}</span>
      )}
      <code className={css.path}>{path}</code>
    </p>
  )
}
