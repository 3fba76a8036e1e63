import { useServices } from '../../../lib/services.ts'
import { BreakableUrl } from '../../../ui/breakable-url.tsx'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { row } from '../../../ui/layout.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { atPortal } from '../document-forms.ts'
import type { ApiVersion } from '../types.ts'
import css from './parts.module.css'

const names = { MOCK: 'Mock', TEST: 'Test', LIVE: 'Live' } as const

export function Servers({ servers }: Pick<ApiVersion, 'servers'>) {
  const { portalUrl } = useServices()
  return (
    <ul className={css.servers}>
      {servers.map(({ environment, url, description }) => (
        <li key={environment}>
          <span>
            {environment === 'LIVE' ? (
              <PlainTag tone="brand">Live</PlainTag>
            ) : (
              <PlainTag>{names[environment]}</PlainTag>
            )}
          </span>
          <span className={css.server}>
            <span className={classes(row(2, 'inline'), css.value)}>
              <code>
                <BreakableUrl url={atPortal(portalUrl, url)} />
              </code>
              <CopyButton text={atPortal(portalUrl, url)} what={`the ${names[environment]} address`} />
            </span>
            <span className="small muted">{description}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
