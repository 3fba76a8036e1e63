import { fromMarkdown } from 'mdast-util-from-markdown'
import { type Bundle, readBundle } from '../../platform/http/contract.ts'
import { fieldErrors } from '../../platform/http/field-errors.ts'
import type { FieldError } from '../../platform/http/problem.ts'
import { ajvFor } from '../../platform/http/validation.ts'
import type { Source, Tell } from './source.ts'

interface Schema {
  readonly properties?: object
  readonly allOf?: readonly { readonly $ref?: string }[]
}

/** Holds what authors write against the contract. Stricter than answers are: a field nobody knows is a slip. */
export function createContractCheck(): (kind: Source['kind'], fields: object) => readonly FieldError[] {
  const content = ajvFor(strictly(readBundle('content')), false)
  const portal = ajvFor(strictly(readBundle('portal')), false)
  return (kind, fields) => {
    const ajv = kind === 'Faq' ? portal : content
    const validate = ajv.getSchema(`portal#/components/schemas/${kind}`)
    if (!validate) throw new Error(`The contract has no ${kind}.`)
    return validate(fields) ? [] : innermost(fieldErrors(validate.errors ?? [], '#/'))
  }
}

/** A copy that takes no unknown fields. Schemas that others extend stay open: they cannot know the rest. */
function strictly(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle)
  const schemas = Object.entries((copy.components.schemas ?? {}) as Record<string, Schema>)
  const extended = new Set(schemas.flatMap(([, { allOf = [] }]) => allOf.map(({ $ref }) => $ref)))
  for (const [name, schema] of schemas) {
    const closed = schema.properties || schema.allOf
    if (closed && !extended.has(`#/components/schemas/${name}`)) {
      Object.assign(schema, { unevaluatedProperties: false })
    }
  }
  return copy
}

/** Where a field inside is wrong, that the whole is wrong says nothing more. */
const innermost = (errors: readonly FieldError[]): readonly FieldError[] =>
  errors.filter(({ pointer }) => !errors.some((other) => other.pointer.startsWith(`${pointer}/`)))

/** Rules that the contract states in words, since a schema can't. Returns the corrections that one text needs. */
export function textProblems(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const times = ['published_at', 'updated_at'].filter(
    (field) => typeof fields[field] === 'string' && !fields[field].endsWith('Z'),
  )
  const problems = times.map((field) => `${field}: Write the time in UTC, such as 2026-11-12T01:00:00Z.`)
  const title = titleIn(String(fields.body_markdown ?? ''))
  if (title) problems.push(`text: Begin headings at \`##\`; the title is shown above the text: ${title}`)
  return problems
}

/** The first heading of the first level, as it is written, in one line. */
function titleIn(text: string): string | undefined {
  // Parsing every text takes a third of the time in which the folder is read, and hardly any has such a line.
  if (!/^ {0,3}(?:#\s|#$|=)/m.test(text)) return undefined
  const title = fromMarkdown(text).children.find((node) => node.type === 'heading' && node.depth === 1)
  return title && text.slice(title.position?.start.offset, title.position?.end.offset).split('\n')[0]
}

/** Names must be unique: insights are requested by their id, files by their name. */
export function tellSharedNames(sources: readonly Source[], tell: Tell): void {
  const of = (kind: Source['kind']) => sources.filter((source) => source.kind === kind)
  const filename = ({ file }: Source['fields']) => (file as { filename?: unknown } | null)?.filename
  tellTwice(of('Resource'), { field: 'insight_id', read: ({ insight_id }) => insight_id }, tell)
  tellTwice(of('Resource'), { field: 'file/filename', read: filename }, tell)
  tellTwice(of('Faq'), { field: 'id', read: ({ id }) => id }, tell)
}

interface UniqueField {
  readonly field: string
  readonly read: (fields: Source['fields']) => unknown
}

function tellTwice(sources: readonly Source[], { field, read }: UniqueField, tell: Tell): void {
  const first = new Map<unknown, string>()
  for (const { file, fields } of sources) {
    const name = read(fields)
    const before = first.get(name)
    if (before !== undefined) tell(file, `${field}: ${name} is taken by ${before}. Give each its own.`)
    else if (name !== undefined) first.set(name, file)
  }
}
