import { History } from 'lucide-react'
import { formatDate } from '../../../lib/format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import type { ApiVersion } from '../types.ts'
import css from './parts.module.css'

const kinds: Readonly<Record<string, { readonly word: string; readonly tone?: Tone }>> = {
  ADDED: { word: 'Added', tone: 'good' },
  CHANGED: { word: 'Changed' },
  DEPRECATED: { word: 'Deprecated', tone: 'warning' },
  REMOVED: { word: 'Removed', tone: 'bad' },
  FIXED: { word: 'Fixed' },
}

export function Changelog({ api }: { readonly api: ApiVersion }) {
  if (api.changelog.length === 0)
    return (
      <EmptyState icon={History} title="Nothing has changed yet">
        Each release will stand here, with what it asks of your code.
      </EmptyState>
    )
  return (
    <div className={css.changelog}>
      <h2 className="visually-hidden">Changelog</h2>
      {api.changelog.map(({ full_version, released_on, changes }) => (
        <section key={full_version} className={css.release}>
          <header>
            <h3 className={css.releaseName}>{full_version}</h3>
            <time className="small muted" dateTime={released_on}>
              {formatDate(released_on)}
            </time>
          </header>
          <ul className={css.changes}>
            {changes.map(({ kind, breaking, text }) => (
              <li key={`${kind} ${text}`}>
                <KindTag kind={kind} />
                <span>
                  {text} {breaking && <Tag tone="bad">Breaking</Tag>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function KindTag({ kind }: { readonly kind: string }) {
  const { word, tone } = kinds[kind] ?? { word: kind }
  return <span className={css.kind}>{tone ? <Tag tone={tone}>{word}</Tag> : <Tag>{word}</Tag>}</span>
}
