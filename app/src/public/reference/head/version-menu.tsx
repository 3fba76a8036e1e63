import { classes } from '../../../ui/classes.ts'
import { row } from '../../../ui/layout.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { placeHref } from '../links.ts'
import type { Part } from '../place.ts'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'
import { Menu } from './menu.tsx'
import { StandingTag } from './standing-tag.tsx'

interface VersionMenuProps {
  readonly api: ApiVersion
  readonly part: Part
}

export function VersionMenu({ api, part }: VersionMenuProps) {
  const label = (
    <>
      <span className="visually-hidden">Version </span>
      <span className="mono">{api.full_version}</span>
    </>
  )
  if (api.versions.length < 2)
    return (
      <PlainTag>
        <span className="visually-hidden">Version </span>
        <span className="mono">{api.full_version}</span>
      </PlainTag>
    )
  return (
    <Menu label={label} className={classes(row(2, 'inline'), css.version)} align="start">
      {api.versions.map(({ version, full_version, status }) => (
        <li key={version}>
          <a
            className={classes(row(4, 'between', 'unbroken'), css.option)}
            href={placeHref({ ...api, version }, { part })}
            {...(version === api.version && { 'aria-current': 'page' as const })}
          >
            <span>
              {version} <small className="mono">{full_version}</small>
            </span>
            <StandingTag status={status} />
          </a>
        </li>
      ))}
    </Menu>
  )
}
