import { describedRow, type SchemaReading } from '@switchboard/oas/schema'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import { SchemaRows } from '../schema/schema-rows.tsx'
import type { ReferenceContent } from '../types.ts'
import css from './operation.module.css'

interface EncodingsProps {
  readonly encoding: NonNullable<ReferenceContent['encoding']>
  readonly reading: SchemaReading
}

/** How the fields of a form are written, where the document says it. */
export function Encodings({ encoding, reading }: EncodingsProps) {
  return (
    <div>
      <p className={css.small}>How fields are sent</p>
      <ul className={classes(stack(3), 'note', css.links)}>
        {Object.entries(encoding).map(
          ([name, { content_type, style, explode, allow_reserved, headers = [] }]) => (
            <li key={name}>
              <p>
                <code className={css.key}>{name}</code>
                {content_type && (
                  <>
                    {' as '}
                    <code>{content_type}</code>
                  </>
                )}
                {style && (
                  <>
                    {' in the style '}
                    <code>{style}</code>
                    {explode !== undefined && (explode ? ', exploded' : ', not exploded')}
                  </>
                )}
                {allow_reserved && ', with reserved characters unencoded'}
              </p>
              {headers.length > 0 && (
                <>
                  <p className="note">Headers of its part, which the console doesn’t send:</p>
                  <SchemaRows
                    rows={headers.map((header) => describedRow(header, reading.schemas))}
                    reading={reading}
                    trail={[]}
                  />
                </>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
