import { useState } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { classes } from '../../../ui/classes.ts'
import { split, stack } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { ApiVersion, ChangelogRelease } from '../types.ts'
import { ChangeGroupView } from './change-group-view.tsx'
import { changeGroups, countWords } from './change-groups.ts'
import css from './parts.module.css'

interface ReleaseProps {
  readonly api: ApiVersion
  readonly release: ChangelogRelease
}

/** A page of groups; a large API that was turned over is not drawn at once. */
const step = 30

export function Release({ api, release }: ReleaseProps) {
  const { full_version, released_on, compared_with, changes_left_out } = release
  const [visibleCount, setVisibleCount] = useState(step)
  const groups = changeGroups(release)
  const rest = groups.length - visibleCount
  const counted = countWords(release)
  return (
    <section className={classes(split(5), css.release)}>
      <header className={css.head}>
        <h3 className={css.name}>{full_version}</h3>
        <p className="small muted">
          <time dateTime={released_on}>{formatDate(released_on)}</time>
          {compared_with !== null && `, against ${compared_with}`}
        </p>
        {counted && <p className="small muted">{counted}</p>}
      </header>
      <div className={stack(4, 'start')}>
        {groups.length === 0 ? (
          <p className="muted">
            {compared_with === null
              ? 'First release.'
              : 'Texts and examples only. Nothing changes for callers.'}
          </p>
        ) : (
          <ul className={classes(stack(5), css.groups)}>
            {groups.slice(0, visibleCount).map((group) => (
              <ChangeGroupView key={group.key} api={api} group={group} />
            ))}
          </ul>
        )}
        {rest > 0 && (
          <PlainButton onClick={() => setVisibleCount(visibleCount + step)}>
            Show the changes of {Math.min(rest, step)} more
          </PlainButton>
        )}
        {rest <= 0 && changes_left_out > 0 && (
          <p className="small muted">And {changes_left_out} more. The documents list them all.</p>
        )}
      </div>
    </section>
  )
}
