import { longDate } from '../../../base/format/long-date.ts'
import { useAnnouncements, valueInWords } from '../../../domain/catalogue/announcements.ts'
import { classes } from '../../../ui/classes.ts'
import { split, stack } from '../../../ui/layout.ts'
import type { ApiVersion } from '../types.ts'
import css from './parts.module.css'

/** Upcoming changes of the version’s prices and limits, and of the plans that the API is offered with: above its releases. */
export function AnnouncedChanges({ api }: { readonly api: ApiVersion }) {
  const upcoming = useAnnouncements(api.api).filter(
    ({ version }) => version === null || version === api.version,
  )
  return upcoming.map(({ announcement_id, plan_name, effective_at, changes, reason }) => (
    <section key={announcement_id} className={classes(split(5), css.release)}>
      <header className={css.head}>
        <h3 className="card-title">{plan_name ?? 'Prices and limits'}</h3>
        <p className="small muted">
          From <time dateTime={effective_at}>{longDate(effective_at)}</time>
        </p>
      </header>
      <div className={stack(2, 'start')}>
        <ul>
          {changes.map(({ field, operation_id, operation_name, before, after }) => (
            <li key={operation_id ?? field}>
              {operation_name && `${operation_name}: `}
              <strong>{valueInWords(field, after)}</strong>, {valueInWords(field, before)} before
            </li>
          ))}
        </ul>
        <p className="small muted">{reason}</p>
      </div>
    </section>
  ))
}
