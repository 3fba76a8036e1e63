import { Markdown } from '../../../ui/markdown.tsx'
import type { ReferenceSecurity } from '../types.ts'
import css from './operation.module.css'

interface AuthenticationProps {
  readonly schemes: readonly ReferenceSecurity[]
  /** A scheme that the document does not describe is still needed. */
  readonly needed: boolean
}

export function Authentication({ schemes, needed }: AuthenticationProps) {
  return (
    <section className={css.section}>
      <h3>Authentication</h3>
      {!needed && <p className={css.quiet}>None. Anybody may call it.</p>}
      {schemes.length > 1 && <p className={css.quiet}>One of these is enough.</p>}
      {needed && <Schemes schemes={schemes} />}
    </section>
  )
}

export function Schemes({ schemes }: Pick<AuthenticationProps, 'schemes'>) {
  return (
    <ul className={css.schemes}>
      {schemes.map((scheme) => (
        <li key={scheme.name}>
          <p className={css.scheme}>
            <code className={css.key}>{scheme.key ?? scheme.name}</code>
            <span>{whereWords(scheme)}</span>
          </p>
          {scheme.description && <Markdown text={scheme.description} look="note" top={4} />}
        </li>
      ))}
    </ul>
  )
}

const kinds: Readonly<Record<string, string>> = {
  oauth2: 'OAuth 2.0 access token',
  openIdConnect: 'OpenID Connect token',
  mutualTLS: 'client certificate',
}

function whereWords({ type, place, key }: ReferenceSecurity): string {
  if (type === 'apiKey') return place === 'header' ? 'in a header' : `in the ${place ?? 'request'}`
  if (type === 'http') return `in the Authorization header${key === 'bearer' ? ', as Bearer' : ''}`
  return kinds[type] ?? type
}
