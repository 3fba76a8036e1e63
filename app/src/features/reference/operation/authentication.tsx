import { asksForKeyAlone, authenticationOf, keyHeader, schemeWords } from '@switchboard/oas/security'
import { Suspense } from 'react'
import { preloadable } from '../../../router/preloadable.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import type { ApiVersion, ReferenceOperation, ReferenceSecurity } from '../types.ts'
import css from './operation.module.css'

// Most APIs ask for the key of the gateway and nothing else: what others need is no part of the first download.
const DocumentAuthentication = preloadable(
  () => import('./document-authentication.tsx'),
  'DocumentAuthentication',
)
const SchemeOrigins = preloadable(() => import('./scheme-origins.tsx'), 'SchemeOrigins')

interface AuthenticationProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly schemes: readonly ReferenceSecurity[]
}

export function Authentication({ api, operation, schemes }: AuthenticationProps) {
  const asked = authenticationOf(operation)
  const used = schemes.filter(({ name }) => asked.ways.flat().some(({ scheme }) => scheme === name))
  return (
    <section className={css.section}>
      <h3>Authentication</h3>
      {!asksForKeyAlone(asked, schemes, keyHeader) && (
        <Suspense fallback={null}>
          <DocumentAuthentication api={api} asked={asked} schemes={used} />
        </Suspense>
      )}
      <Schemes schemes={used} />
    </section>
  )
}

export function Schemes({ schemes }: Pick<AuthenticationProps, 'schemes'>) {
  return (
    <ul className={css.schemes}>
      {schemes.map((scheme) => (
        <li key={scheme.name}>
          <p className={css.scheme}>
            <code className={css.key}>
              {scheme.type === 'apiKey' ? (scheme.key ?? scheme.name) : scheme.name}
            </code>
            <span>{schemeWords(scheme)}</span>
          </p>
          {scheme.description && <Markdown text={scheme.description} look="note" top={4} />}
          {(scheme.discovery_url || scheme.flows) && (
            <Suspense fallback={null}>
              <SchemeOrigins scheme={scheme} />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  )
}
