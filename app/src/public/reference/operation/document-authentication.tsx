import {
  authenticationOf,
  authenticationWords,
  endsAtGateway,
  keyHeader,
  saysMoreThanNames,
} from '@switchboard/oas/security'
import { Fragment } from 'react'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import type { ApiVersion, ReferenceOperation, ReferenceSecurity } from '../types.ts'
import { DocumentSchemes } from './document-schemes.tsx'
import css from './operation.module.css'

interface DocumentAuthenticationProps {
  readonly api: ApiVersion
  readonly operation: Pick<ReferenceOperation, 'security' | 'security_requirements' | 'webhook'>
  readonly schemes: readonly ReferenceSecurity[]
}

/** The gateway's authentication, with the document's own beside it. */
export function DocumentAuthentication({ api, operation, schemes }: DocumentAuthenticationProps) {
  const authentication = authenticationOf(operation)
  const used = schemes.filter(({ name }) => authentication.ways.flat().some(({ scheme }) => scheme === name))
  return (
    <>
      {!operation.webhook && api.servers.some(({ environment }) => environment !== 'MOCK') && (
        <p className="note">
          Calls through the gateway need your API key in <code className={css.key}>{keyHeader}</code>, or an{' '}
          <a className="link" href={href('guides', { slug: 'access-tokens' })}>
            access token
          </a>{' '}
          in <code>Authorization: Bearer</code>.
          {used.some(endsAtGateway) && (
            <>
              {' '}
              The gateway doesn’t forward <code>Authorization</code> headers, cookies or certificates.
            </>
          )}
        </p>
      )}
      <p className="note">{authenticationWords(authentication)}</p>
      <Ways ways={authentication.ways} />
      <DocumentSchemes schemes={used} />
    </>
  )
}

interface WaysProps extends Pick<ReturnType<typeof authenticationOf>, 'ways'> {
  /** Also a name alone, where no scheme stands below that has it. */
  readonly always?: boolean
}

/** Which schemes belong together, where names alone would not tell. */
export function Ways({ ways, always = false }: WaysProps) {
  if (ways.length === 0 || !(always || saysMoreThanNames(ways))) return null
  return (
    <ul className={classes(stack(1), 'bullets', 'small', css.ways)}>
      {ways.map((way) => (
        <li key={JSON.stringify(way)}>
          {way.map(({ scheme, scopes }, index) => (
            <span key={scheme}>
              {index > 0 && ' and '}
              <code className={css.key}>{scheme}</code>
              {scopes.length > 0 && (
                <>
                  {scopes.length > 1 ? ' with the scopes ' : ' with the scope '}
                  {scopes.map((scope, at) => (
                    <Fragment key={scope}>
                      {at > 0 && ', '}
                      <code>{scope}</code>
                    </Fragment>
                  ))}
                </>
              )}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
