import { asksForKeyAlone } from '@switchboard/oas/security'
import { Suspense } from 'react'
import { preloadable } from '../../../router/preloadable.ts'
import { classes } from '../../../ui/classes.ts'
import { row, stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import type { ApiVersion, ReferenceOperation, ReferenceSecurity } from '../types.ts'
import css from './operation.module.css'

interface AuthenticationProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly schemes: readonly ReferenceSecurity[]
}

// Most APIs need only the gateway's key, so other authentication isn't in the first download.
const DocumentAuthentication = preloadable(
  () => import('./document-authentication.tsx'),
  'DocumentAuthentication',
)
const DocumentSchemes = preloadable(() => import('./document-schemes.tsx'), 'DocumentSchemes')

export function Authentication({ api, operation, schemes }: AuthenticationProps) {
  return (
    <section className={classes(stack(2), css.section)}>
      <h3>Authentication</h3>
      {asksForKeyAlone(operation, schemes) ? (
        <>
          <Schemes schemes={schemes.filter(({ name }) => operation.security[0] === name)} />
          {!operation.webhook && (
            <p className="note">
              Or send an access token in <code>Authorization: Bearer</code>.
            </p>
          )}
        </>
      ) : (
        <Suspense fallback={null}>
          <DocumentAuthentication api={api} operation={operation} schemes={schemes} />
        </Suspense>
      )}
    </section>
  )
}

export function Schemes({ schemes }: Pick<AuthenticationProps, 'schemes'>) {
  if (schemes.some(({ place }) => place !== 'header'))
    return (
      <Suspense fallback={null}>
        <DocumentSchemes schemes={schemes} />
      </Suspense>
    )
  return (
    <ul data-part="schemes" className={stack(3)}>
      {schemes.map((scheme) => (
        <li key={scheme.name}>
          <p data-part="scheme" className={classes(row([1, 2], 'baseline'), 'note')}>
            <code className={css.key}>{scheme.key}</code>
            <span>in a header</span>
          </p>
          {scheme.description && <Markdown text={scheme.description} look="note" top={4} />}
        </li>
      ))}
    </ul>
  )
}
