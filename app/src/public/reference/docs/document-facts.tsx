import { classes } from '../../../ui/classes.ts'
import { Fact } from '../../../ui/facts.tsx'
import { stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { DocumentLink } from '../operation/document-link.tsx'
import operationCss from '../operation/operation.module.css'
import type { ApiReference, ApiVersion } from '../types.ts'
import css from './docs.module.css'

interface DocumentFactsProps {
  readonly api: ApiVersion
  readonly index: ApiReference
}

/** The document's statements about its publisher. */
export function DocumentFacts({ api, index }: DocumentFactsProps) {
  const { license, contact, terms_of_service } = index
  const servers = (index.servers ?? []).filter(({ url }) => !api.servers.some((own) => own.url === url))
  return (
    <>
      {(license || contact || terms_of_service) && (
        <section className={classes(stack(2), css.section)}>
          <h3>Contact and terms</h3>
          <dl className={classes(stack(2), 'small', css.facts)}>
            {contact && (
              <Fact name="Contact">
                <Contact {...contact} />
              </Fact>
            )}
            {license && (
              <Fact name="License">
                {license.url ? (
                  <DocumentLink url={license.url}>{license.name}</DocumentLink>
                ) : (
                  [license.name, license.identifier].filter(Boolean).join(', ')
                )}
              </Fact>
            )}
            {terms_of_service && (
              <Fact name="Terms of service">
                <DocumentLink url={terms_of_service} />
              </Fact>
            )}
          </dl>
        </section>
      )}
      {servers.length > 0 && <PublisherServers servers={servers} />}
    </>
  )
}

function Contact({ name = '', url, email }: NonNullable<ApiReference['contact']>) {
  // Nothing that a mail program would read as more than an address.
  const mail = email && /^[^\s@?&%]+@[^\s@?&%]+$/.test(email)
  return (
    <>
      {url ? <DocumentLink url={url}>{name}</DocumentLink> : name}
      {email && (name || url) && ', '}
      {mail ? (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        email
      )}
    </>
  )
}

function PublisherServers({ servers }: { readonly servers: NonNullable<ApiReference['servers']> }) {
  return (
    <section className={classes(stack(2), css.section)}>
      <h3>Servers in the document</h3>
      <p className="note">
        Your calls go to the gateway, at the base URLs in the overview. These are the publisher’s own servers.
      </p>
      <ul className={classes(stack(3), 'note', operationCss.links)}>
        {servers.map(({ url, description, variables }) => (
          <li key={`${url} ${description}`}>
            <p>
              <code className={operationCss.key}>{url}</code>
            </p>
            {description && <Markdown text={description} look="note" top={4} />}
            {variables.map((variable) => (
              <div key={variable.name}>
                <p>
                  <code>{variable.name}</code> is <code>{variable.default}</code>
                  {variable.values.length > 0 && `, or one of ${variable.values.join(', ')}`}
                </p>
                {variable.description && <Markdown text={variable.description} look="note" top={4} />}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
