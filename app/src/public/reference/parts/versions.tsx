import { formatDate } from '../../../base/format/dates.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { row, stack } from '../../../ui/layout.ts'
import { type Column, PlainTable } from '../../../ui/plain-table.tsx'
import { StandingTag } from '../head/standing-tag.tsx'
import { placeHref } from '../links.ts'
import type { ApiVersion } from '../types.ts'
import css from './parts.module.css'

type Version = ApiVersion['versions'][number]

export function Versions({ api }: { readonly api: ApiVersion }) {
  const columns: readonly Column<Version>[] = [
    {
      name: 'Version',
      cell: ({ version }) => (
        <span className={classes(row(2, 'inline'), css.value)}>
          <a className="link" href={placeHref({ ...api, version })}>
            {version}
          </a>
          {version === api.version && <span className="small muted">Current</span>}
        </span>
      ),
    },
    {
      name: 'Document',
      detail: true,
      cell: ({ full_version }) => <code className={css.code}>{full_version}</code>,
    },
    { name: 'Status', cell: ({ status }) => <StandingTag status={status} /> },
    { name: 'Published', detail: true, cell: ({ released_on }) => formatDate(released_on) },
    { name: 'Ends', cell: ({ sunset_on }) => (sunset_on ? formatDate(sunset_on) : 'No end date') },
  ]
  return (
    <section className={classes(stack(3, 'start'), css.section)}>
      <h2 className={css.heading}>Versions</h2>
      <p className={css.about}>
        A version in the URL never breaks. Breaking changes ship as a new version, and we announce when the
        old one ends.
      </p>
      <Card padded={false}>
        <PlainTable
          caption={`Versions of ${api.name}`}
          columns={columns}
          rows={api.versions}
          keyOf={({ version }) => version}
        />
      </Card>
    </section>
  )
}
