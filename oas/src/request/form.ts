import { asArray, isRecord } from '../json.ts'
import { writeJson } from '../numbers.ts'
import { resolve, typeOf } from '../schema/resolve.ts'
import type { Content, Encoding, Operation, SchemaNode } from '../types.ts'
import { textOf } from './body-text.ts'
import { isJson } from './is-json.ts'
import { encode, type Pair, queryPairs, valueOfText } from './serialize.ts'

/** A field of a form, as `multipart/form-data` or `application/x-www-form-urlencoded`. */
export interface FormField extends Encoding {
  readonly name: string
  readonly required: boolean
  readonly description: string
  readonly schema: SchemaNode
  /** Whether it takes files, and several of them. */
  readonly file: boolean
  readonly many: boolean
}

/** Values of a form: texts by field, and chosen files. */
export interface FormValues {
  readonly texts: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, readonly File[]>>
}

/** A part of a multipart form. A file that nobody has chosen yet has a name and no content. */
export interface FormPart {
  readonly name: string
  readonly value: string
  readonly type?: string
  readonly file?: string
  readonly content?: Blob
}

type FormOperation = Pick<Operation, 'body' | 'schemas'>

export const isMultipartForm = (type: string): boolean => /^multipart\/form-data\b/i.test(type)
export const isForm = (type: string): boolean =>
  isMultipartForm(type) || /^application\/x-www-form-urlencoded\b/i.test(type)

/** The fields of a form; undefined where the body is no form, or the document names no fields. */
export function formFields({ body, schemas }: FormOperation, type: string): readonly FormField[] | undefined {
  const content = isForm(type) ? body?.content.find((one) => one.type === type) : undefined
  const { node } = resolve(firstChoice(content, schemas), schemas)
  if (!content || !isRecord(node.properties)) return undefined
  const required = asArray(node.required)
  const fields = Object.entries(node.properties).flatMap(([name, property]): FormField[] => {
    const schema = property as SchemaNode
    const { node: field } = resolve(schema, schemas)
    if (field.readOnly === true) return []
    const many = typeOf(field) === 'array'
    const item = many ? resolve(field.items as SchemaNode, schemas).node : field
    const encoding = content.encoding && Object.hasOwn(content.encoding, name) ? content.encoding[name] : {}
    return [
      {
        ...encoding,
        name,
        required: required.includes(name),
        description: typeof field.description === 'string' ? field.description : '',
        schema,
        file: isMultipartForm(type) && isFile(item, encoding?.content_type ?? ''),
        many,
      },
    ]
  })
  return fields.length > 0 ? fields : undefined
}

/** A form that may be one of several is filled in as the first. */
function firstChoice(content: Content | undefined, schemas: Operation['schemas']): SchemaNode | undefined {
  const schema = content?.schema ?? undefined
  const { node } = resolve(schema, schemas)
  const [choice] = [...asArray(node.oneOf), ...asArray(node.anyOf)] as SchemaNode[]
  const { oneOf: _, anyOf: __, ...rest } = node
  return choice === undefined ? schema : { allOf: [rest, choice] }
}

function isFile(field: ReturnType<typeof resolve>['node'], contentType: string): boolean {
  const type = typeOf(field)
  if (type !== 'string' && type !== 'any') return false
  if (field.format === 'binary') return true
  if (field.contentEncoding !== undefined || field.enum !== undefined) return false
  return field.contentMediaType !== undefined
    ? !isText(String(field.contentMediaType))
    : contentType !== '' && !isText(contentType)
}

const isText = (type: string): boolean => /^text\/plain\b|[/+]json\b/i.test(type)

/** A form as an example fills it in. */
export function formOf(fields: readonly FormField[], value: unknown): FormValues {
  const given = isRecord(value) ? value : {}
  const texts = fields
    .filter(({ file, name }) => !file && Object.hasOwn(given, name))
    .map(({ name, many, content_type = '' }) => [
      name,
      isJson(content_type) && !many ? writeJson(given[name]) : textOf(given[name]),
    ])
  return { texts: Object.fromEntries(texts), files: {} }
}

/** Files that the form needs and nobody has chosen. */
export const missingFiles = (fields: readonly FormField[], form: FormValues): readonly FormField[] =>
  fields.filter((field) => isNeededFile(field, fields, form) && (form.files[field.name]?.length ?? 0) === 0)

/** A form of which nothing is filled in is about its first file, also where that may be left out. */
function isNeededFile(field: FormField, fields: readonly FormField[], { texts, files }: FormValues): boolean {
  if (!field.file || field.required) return field.file
  const isEmpty =
    !Object.values(texts).some(Boolean) && !Object.values(files).some(({ length }) => length > 0)
  return (
    isEmpty &&
    fields.find(({ file }) => file) === field &&
    !fields.some(({ file, required }) => file && required)
  )
}

export function formParts(
  fields: readonly FormField[],
  form: FormValues,
  schemas: Operation['schemas'],
): readonly FormPart[] {
  const { texts, files } = form
  return fields.flatMap((field): FormPart[] => {
    const { name, file, content_type: type } = field
    if (file) {
      const chosen = files[name] ?? []
      if (chosen.length === 0)
        return isNeededFile(field, fields, form)
          ? [{ name, value: '', file: fileName(field), ...typed(firstType(type)) }]
          : []
      return chosen.map((one) => ({
        name,
        value: '',
        file: one.name,
        ...typed(type && !type.includes(',') && !type.includes('*') ? type : one.type),
        content: one,
      }))
    }
    const text = texts[name] ?? ''
    if (text === '') return []
    const value = valueOfText({ schema: field.schema }, text, schemas)
    if (value.kind === 'object') return [{ name, value: text, type: type ?? 'application/json' }]
    if (value.kind === 'text') return [{ name, value: text, ...typed(type) }]
    return value.items.map((item) => ({
      name,
      value: item,
      ...typed(type ?? (isJsonText(item) ? 'application/json' : '')),
    }))
  })
}

/** Of several that a field may have, or of a range such as `image/*`, what a sample sends. */
const firstType = (types: string | undefined): string | undefined => {
  const [first = ''] = types?.split(',') ?? []
  return first.includes('*') ? undefined : first.trim()
}
const typed = (type: string | undefined) => (type ? { type } : {})
const isJsonText = (text: string): boolean => /^[[{]/.test(text)

/** Stands for a file that a person has. */
function fileName({ name, content_type = '' }: FormField): string {
  const [, ending = 'bin'] = /^\w+\/(\w{2,4})\b(?!\+)/.exec(content_type) ?? []
  return `${name.replace(/[^\w-]+/g, '-') || 'file'}.${ending}`
}

/** The pairs of a form as an address would have them, each encoded. */
export function urlEncodedPairs(
  fields: readonly FormField[],
  { texts }: FormValues,
  schemas: Operation['schemas'],
): readonly Pair[] {
  return fields.flatMap((field): readonly Pair[] => {
    const text = texts[field.name] ?? ''
    if (text === '') return []
    const { style, explode, allow_reserved } = field
    const written = [style, explode, allow_reserved].some((one) => one !== undefined)
    const value = valueOfText(field, text, schemas)
    // Without a word on its style an object is written as JSON.
    if (value.kind === 'object' && !written) return [[encode(field.name), encode(text)]]
    return queryPairs({ ...field, place: 'query' }, text, schemas)
  })
}
