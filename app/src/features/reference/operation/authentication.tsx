import {
  asksForKeyAlone,
  authenticationOf,
  authenticationWords,
  endsAtGateway,
  flowUrls,
  flowWords,
  keyHeader,
  schemeWords,
} from '@switchboard/oas/security'
import { Markdown } from '../../../ui/markdown.tsx'
import type { ApiVersion, ReferenceOperation, ReferenceSecurity } from '../types.ts'
import css from './operation.module.css'

interface AuthenticationProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly schemes: readonly ReferenceSecurity[]
}

/** What the gateway needs, and beside it what the document asks for. */
export function Authentication({ api, operation, schemes }: AuthenticationProps) {
  const asked = authenticationOf(operation)
  const used = schemes.filter(({ name }) => asked.ways.flat().some(({ scheme }) => scheme === name))
  const keyAlone = asksForKeyAlone(asked, schemes, keyHeader)
  const throughGateway = api.servers.some(({ environment }) => environment !== 'MOCK')
  return (
    <section className={css.section}>
      <h3>Authentication</h3>
      {throughGateway && !keyAlone && (
        <p className={css.quiet}>
          Calls through the gateway need your API key in <code className={css.key}>{keyHeader}</code>.
          {used.some(endsAtGateway) && (
            <>
              {' '}
              The gateway doesn’t pass on <code>Authorization</code> headers, cookies or certificates.
            </>
          )}
        </p>
      )}
      {!keyAlone && <p className={css.quiet}>{authenticationWords(asked)}</p>}
      <Ways ways={keyAlone ? [] : asked.ways} />
      <Schemes schemes={used} />
    </section>
  )
}

/** Which schemes belong together, where names alone would not tell. */
function Ways({ ways }: Pick<ReturnType<typeof authenticationOf>, 'ways'>) {
  const plain = ways.every((way) => way.length === 1 && way.every(({ scopes }) => scopes.length === 0))
  if (plain && ways.length < 2) return null
  return (
    <ul className={css.ways}>
      {ways.map((way) => (
        <li key={JSON.stringify(way)}>
          {way.map(({ scheme, scopes }, index) => (
            <span key={scheme}>
              {index > 0 && ' and '}
              <code className={css.key}>{scheme}</code>
              {scopes.length > 0 && (scopes.length > 1 ? ' with the scopes ' : ' with the scope ')}
              {scopes.map((scope, at) => (
                <span key={scope}>
                  {at > 0 && (at === scopes.length - 1 ? ' and ' : ', ')}
                  <code>{scope}</code>
                </span>
              ))}
            </span>
          ))}
        </li>
      ))}
    </ul>
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
          <Origins scheme={scheme} />
        </li>
      ))}
    </ul>
  )
}

/** Where a token comes from. Addresses are texts: the document of somebody else names them. */
function Origins({ scheme }: { readonly scheme: ReferenceSecurity }) {
  const { discovery_url, flows = [] } = scheme
  if (!discovery_url && flows.length === 0) return null
  return (
    <dl className={css.origins}>
      {discovery_url && <Fact name="Discovery URL" value={discovery_url} />}
      {flows.map((flow) => (
        <div key={flow.flow}>
          <dt>{flowWords(flow)}</dt>
          <dd>
            <dl>
              {flowUrls(flow).map(({ name, url }) => (
                <Fact key={name} name={name} value={url} />
              ))}
            </dl>
            {flow.scopes.length > 0 && (
              <details>
                <summary>
                  {flow.scopes.length} {flow.scopes.length === 1 ? 'scope' : 'scopes'}
                </summary>
                <dl>
                  {flow.scopes.map(({ name, description }) => (
                    <div key={name}>
                      <dt>
                        <code>{name}</code>
                      </dt>
                      {description && <dd>{description}</dd>}
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
)
