import { flowUrls, flowWords, schemeWords } from '@switchboard/oas/security'
import { classes } from '../../../ui/classes.ts'
import { row, stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import type { ReferenceSecurity } from '../types.ts'
import css from './operation.module.css'

/** Schemes of every kind, with where their tokens come from. */
export function DocumentSchemes({ schemes }: { readonly schemes: readonly ReferenceSecurity[] }) {
  return (
    <ul data-part="schemes" className={stack(3)}>
      {schemes.map((scheme) => (
        <li key={scheme.name}>
          <p data-part="scheme" className={classes(row([1, 2], 'baseline'), 'note')}>
            <code className={css.key}>{scheme.name}</code>
            <span>
              {scheme.type === 'apiKey' && scheme.key !== scheme.name && <code>{scheme.key} </code>}
              {schemeWords(scheme)}
            </span>
          </p>
          {scheme.description && <Markdown text={scheme.description} look="note" top={4} />}
          <Origins scheme={scheme} />
        </li>
      ))}
    </ul>
  )
}

/** The source of a token. Addresses are texts, since a foreign document names them. */
function Origins({ scheme: { discovery_url, flows = [] } }: { readonly scheme: ReferenceSecurity }) {
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
