import { classes } from '../../../ui/classes.ts'
import { Fact } from '../../../ui/facts.tsx'
import { stack } from '../../../ui/layout.ts'
import { DocumentLink } from '../operation/document-link.tsx'
import type { ApiReference } from '../types.ts'
import css from './docs.module.css'

/** The document's statements about its publisher. */
export function DocumentFacts({ license, contact, terms_of_service }: ApiReference) {
  return (
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
