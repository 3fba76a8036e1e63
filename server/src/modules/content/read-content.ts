import { existsSync } from 'node:fs'
import { brand } from '../../platform/brand/brand.ts'
import { createContractCheck, tellSharedNames, textProblems } from './checks.ts'
import { type Content, noContent } from './content.ts'
import { findFile } from './files.ts'
import { readSources, type Source, type Tell } from './source.ts'

/** Every problem of the folder at once, each with its file and field. */
export class BrokenContent extends Error {
  constructor(folder: string, problems: readonly string[]) {
    super(`The texts in ${folder} can’t be used yet:\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'BrokenContent'
  }
}

/** Reads the folder whole, and holds it against the contract. Throws `BrokenContent`. */
export function readContent(folder: string): Content {
  if (!existsSync(folder))
    throw new BrokenContent(folder, ['There’s no folder with this name (CONTENT_DIR).'])
  const problems: string[] = []
  const tell: Tell = (file, problem) => problems.push(`${file}: ${problem}`)
  const sources = readSources(folder, tell).map((source) => withFileSize(folder, source, tell))
  const check = createContractCheck()
  for (const { kind, file, fields } of sources) {
    for (const { pointer, message } of check(kind, fields)) tell(file, `${pointer.slice(2)}: ${message}`)
    for (const problem of textProblems(fields)) tell(file, problem)
  }
  tellSharedNames(sources, tell)
  if (problems.length > 0) throw new BrokenContent(folder, problems)
  return inOrder(sources)
}

/** Authors name a file; how large it is, the file says. */
function withFileSize(folder: string, source: Source, tell: Tell): Source {
  const file = source.fields.file as { filename?: unknown } | null | undefined
  if (source.kind !== 'Resource' || typeof file?.filename !== 'string') return source
  const download = findFile(folder, file.filename)
  if (!download) tell(source.file, `file/filename: There’s no file ${file.filename} in files/.`)
  return { ...source, fields: { ...source.fields, file: { ...file, size_bytes: download?.sizeBytes ?? 0 } } }
}

const sections = ['guides', 'users', 'vouchers']

function inOrder(sources: readonly Source[]): Content {
  // Each was held against the schema of its kind.
  const of = <Kind>(kind: Source['kind']) =>
    sources.filter((source) => source.kind === kind).map(({ fields }) => fields as Kind)
  const docs = of<Content['docs'][number]>('Doc').sort(byPosition)
  return {
    resources: of<Content['resources'][number]>('Resource').sort(byPosition),
    pages: of('Page'),
    kybForms: of('KybForm'),
    docs: sections.flatMap((section) => docs.filter((doc) => doc.section === section)),
    faqs: of<Content['faqs'][number]>('Faq').sort(byPosition),
  }
}

const byPosition = (one: { readonly position: number }, other: { readonly position: number }): number =>
  one.position - other.position

interface KnownContent {
  /** As it was written. */
  readonly source: Content
  readonly content: Content
  /** The brand that the content names. */
  readonly names: ReturnType<typeof brand>
}
const known = new Map<string, KnownContent>()

/** Read once a process, at the start: changes in the folder take effect after the next start, those of the brand immediately. */
export function contentIn(folder: string): Content {
  if (folder === '') return noContent
  const names = brand()
  const last = known.get(folder)
  if (last?.names === names) return last.content
  const source = last?.source ?? readContent(folder)
  const content = withNames(source, names)
  known.set(folder, { source, content, names })
  return content
}

const withNames = (content: Content, { name, support_email }: ReturnType<typeof brand>): Content =>
  JSON.parse(JSON.stringify(content), (_key, part) =>
    typeof part === 'string'
      ? part.replaceAll('{{brand}}', () => name).replaceAll('{{support_email}}', () => support_email)
      : part,
  )
