import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { placeHref } from '../links.ts'
import type { ApiVersion, ReferenceEntry, ReferenceLink } from '../types.ts'
import css from './operation.module.css'

interface LinksProps {
  readonly api: ApiVersion
  readonly operations: readonly ReferenceEntry[]
  readonly links: readonly ReferenceLink[]
}

/** Which calls follow of a response, and what they take over from it. */
export function Links({ api, operations, links }: LinksProps) {
  return (
    <div>
      <h4 className={css.small}>Links</h4>
      <ul className={classes(stack(3), 'note', css.links)}>
        {links.map(({ name, description, operation_id, target, inputs, body }) => {
          const found = operations.find((one) => one.operation_id === operation_id)
          return (
            <li key={name}>
              <p>
                <code className={css.key}>{name}</code>
                {found && (
                  <>
                    {' leads to '}
                    <a className="link" href={placeHref(api, { operation: found.operation_id })}>
                      {found.summary || found.operation_id}
                    </a>
                  </>
                )}
                {!found && (
                  <>
                    {' leads to '}
                    {target ? <code>{target}</code> : 'an operation'} that isn’t in this document
                  </>
                )}
              </p>
              {inputs.map((input) => (
                <p key={input.name}>
                  <code>{input.name}</code> is <code>{input.value}</code>
                </p>
              ))}
              {body !== undefined && (
                <p>
                  Its body is <code>{body}</code>
                </p>
              )}
              {description && <Markdown text={description} look="note" top={5} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
