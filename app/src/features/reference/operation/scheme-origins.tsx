import { flowUrls, flowWords } from '@switchboard/oas/security'
import type { ReferenceSecurity } from '../types.ts'
import css from './operation.module.css'

/** Where a token comes from. Addresses are texts: the document of somebody else names them. */
export function SchemeOrigins({
  scheme: { discovery_url, flows = [] },
}: {
  readonly scheme: ReferenceSecurity
}) {
  const urls = [
    ...(discovery_url ? [{ name: 'Discovery URL', url: discovery_url }] : []),
    ...flows.flatMap((flow) =>
      flowUrls(flow).map(({ name, url }) => ({ name: `${flowWords(flow)}, ${name}`, url })),
    ),
  ]
  const scopes = new Map(
    flows.flatMap((flow) => flow.scopes.map(({ name, description }) => [name, description])),
  )
  return (
    <>
      {urls.map(({ name, url }) => (
        <p key={name} className={css.origin}>
          {name}: <code>{url}</code>
        </p>
      ))}
      {scopes.size > 0 && (
        <details className={css.origin}>
          <summary>Scopes</summary>
          {[...scopes].map(([name, description]) => (
            <p key={name}>
              <code>{name}</code> {description}
            </p>
          ))}
        </details>
      )}
    </>
  )
}
