import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { placeHref } from '../links.ts'
import { type Part, parts } from '../place.ts'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'

const titles: Readonly<Record<Part, string>> = {
  overview: 'Overview',
  documentation: 'Documentation',
  prices: 'Prices',
  agents: 'Agents',
  changelog: 'Changelog',
  versions: 'Versions',
}

interface PartLinksProps {
  readonly api: ApiVersion
  readonly part: Part
}

/**
 * Links, not tabs: each part has its address, and the way back works. A preview has the first three: agents call what is published, and
 * it has no other versions.
 */
export function PartLinks({ api, part }: PartLinksProps) {
  const list = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the row scrolls, and the shown part is in it
  useEffect(() => {
    const box = list.current
    const currentLink = box?.querySelector('[aria-current]')
    if (!box || !currentLink) return
    const beyond = currentLink.getBoundingClientRect().right - box.getBoundingClientRect().right
    if (beyond > 0) box.scrollLeft += beyond
  }, [part])

  return (
    <nav className={css.parts} aria-label={`Parts of ${api.name}`}>
      <ul ref={list}>
        {(api.preview ? parts.slice(0, 3) : parts).map((one) => (
          <li key={one}>
            <a
              className={classes('note', css.part)}
              href={placeHref(api, { part: one })}
              {...(one === part && { 'aria-current': 'page' as const })}
            >
              {titles[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const PartLinksSkeleton = () => (
  <div className={css.parts} aria-hidden="true">
    <ul>
      {parts.map((one) => (
        <li key={one} className={classes('note', css.part)}>
          {titles[one]}
        </li>
      ))}
    </ul>
  </div>
)
