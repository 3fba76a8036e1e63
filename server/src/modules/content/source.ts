import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** One text, form or question as its author wrote it, not checked yet. */
export interface Source {
  readonly kind: 'Resource' | 'Page' | 'Doc' | 'KybForm' | 'Faq'
  /** Below the content folder. */
  readonly file: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Why a file can't be used, in words for its author. */
export type Tell = (file: string, problem: string) => void

/** Every source in the folder. The name of a file is a field of what it holds, such as the slug. */
export function readSources(folder: string, tell: Tell): readonly Source[] {
  const one = (kind: Source['kind'], place: string, extension: string, named: (name: string) => object) =>
    filesIn(folder, { place, extension }, tell).flatMap((file) => {
      const fields = fieldsOf(join(folder, file), file, tell)
      const name = file.slice(place.length + 1, -extension.length)
      return fields ? [{ kind, file, fields: withName({ file, fields, named: named(name) }, tell) }] : []
    })
  const sections = existsSync(join(folder, 'docs')) ? visible(join(folder, 'docs')) : []
  return [
    ...one('Resource', 'resources', '.md', (slug) => ({ slug })),
    ...one('Page', 'pages', '.md', (title) => ({ title })),
    ...sections.flatMap((section) => one('Doc', `docs/${section}`, '.md', (slug) => ({ section, slug }))),
    ...one('KybForm', 'kyb-forms', '.yaml', (id) => ({ id })),
    ...readFaqs(folder, tell),
  ]
}

function readFaqs(folder: string, tell: Tell): readonly Source[] {
  const file = 'faqs.yaml'
  if (!existsSync(join(folder, file))) return []
  const list = parsed(file, readFileSync(join(folder, file), 'utf8'), tell)
  if (list === undefined) return []
  if (Array.isArray(list) && list.every(isObject)) {
    return list.map((fields, index) => ({ kind: 'Faq', file: `${file}, question ${index + 1}`, fields }))
  }
  tell(file, 'Write a list whose items have id, category, question, answer and position.')
  return []
}

function filesIn(
  folder: string,
  { place, extension }: { readonly place: string; readonly extension: string },
  tell: Tell,
): readonly string[] {
  if (!existsSync(join(folder, place))) return []
  const names = visible(join(folder, place))
  for (const name of names.filter((name) => !name.endsWith(extension))) {
    tell(`${place}/${name}`, `Only ${extension} files are read here. Rename it, or move it elsewhere.`)
  }
  return names.filter((name) => name.endsWith(extension)).map((name) => `${place}/${name}`)
}

const visible = (place: string): string[] =>
  readdirSync(place)
    .filter((name) => !name.startsWith('.'))
    .sort()

function fieldsOf(path: string, file: string, tell: Tell): Record<string, unknown> | undefined {
  const text = readFileSync(path, 'utf8')
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF/, '')
  if (!file.endsWith('.md')) return asFields(file, parsed(file, text, tell), tell)
  const [, front, body] = /^---\n(.*?\n)---(?:\n(.*))?$/s.exec(text) ?? []
  if (front === undefined) {
    tell(file, 'Begin with the fields between two lines of `---`; the text comes below the second.')
    return undefined
  }
  // The first line counts, so that an error names the line of the file.
  const fields = asFields(file, parsed(file, `\n${front}`, tell), tell)
  return fields && { ...fields, body_markdown: (body ?? '').trim() }
}

function parsed(file: string, yaml: string, tell: Tell): unknown {
  try {
    return parse(yaml)
  } catch (error) {
    tell(file, String(error instanceof Error ? error.message : error).split(':\n')[0] ?? '')
    return undefined
  }
}

function asFields(file: string, value: unknown, tell: Tell): Record<string, unknown> | undefined {
  if (isObject(value)) return value
  if (value !== undefined) tell(file, 'Write one field a line, such as `title: First call`.')
  return undefined
}

function withName(
  { file, fields, named }: { readonly file: string; readonly fields: object; readonly named: object },
  tell: Tell,
): Record<string, unknown> {
  const own = fields as Record<string, unknown>
  for (const [field, name] of Object.entries(named)) {
    if (field in own && own[field] !== name) {
      tell(file, `${field}: Omit this. The location of the file sets it: ${name}.`)
    }
  }
  return { ...own, ...named }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
