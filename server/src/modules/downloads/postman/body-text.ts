import type { Operation } from '@switchboard/oas/document'
import { isFileBody } from '@switchboard/oas/request'
import {
  constraintsOf,
  type OutlineForm,
  outlineOf,
  plainText,
  type SchemaOutline,
  type SchemaReading,
  type SchemaRow,
  typeLabel,
} from '@switchboard/oas/schema'

/** More is a wall in the narrow column of Postman; its page has all of it. */
const maxLines = 60

/** The fields of a body, and what they must satisfy, as a list. */
export function bodyText({ body, schemas, webhook }: Operation): string {
  const [content] = body?.content ?? []
  if (!content?.schema || isFileBody(content, schemas)) return ''
  const reading: SchemaReading = { schemas, direction: webhook ? 'response' : 'request' }
  const lines = outlineLines(outlineOf(content.schema, reading), schemas)
  if (lines.length === 0) return ''
  const rest = lines.length - maxLines
  return ['Body:', ...lines.slice(0, maxLines), ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

const outlineLines = ({ fields, forms }: SchemaOutline, schemas: Operation['schemas']): string[] => [
  ...fields.map((row) => `- \`${row.path}\`: ${wordsOf(row, schemas)}`),
  ...forms.flatMap(({ row, within }: OutlineForm) => [
    `- ${row.path ? `\`${row.path}\`: ` : ''}${[row.label, plainText(row.when ?? [])].filter(Boolean).join(', ')}:`,
    ...outlineLines(within, schemas).map((line) => `  ${line}`),
  ]),
]

function wordsOf({ schema, required }: SchemaRow, schemas: Operation['schemas']): string {
  const { phrases, rules, patterns, values = [] } = constraintsOf(schema, { schemas })
  const { description } = schema.node
  const words = typeof description === 'string' ? description.replace(/\s+/g, ' ').trim() : ''
  return [
    `${typeLabel(schema, schemas)}${required ? ', required' : ''}`,
    words.replace(/\.$/, ''),
    ...phrases,
    ...rules.map(plainText),
    ...patterns.map((pattern) => `Matches \`${pattern}\``),
    values.length > 0
      ? `One of ${values
          .slice(0, 20)
          .map(({ value }) => `\`${String(value)}\``)
          .join(', ')}`
      : '',
  ]
    .filter(Boolean)
    .join('. ')
}
