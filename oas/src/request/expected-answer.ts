import type { Content, Operation } from '../types.ts'
import { isFileBody } from './is-file-body.ts'
import { isJson, isJsonLines } from './is-json.ts'

/** Kinds of bodies, by what a program does with them. */
type AnswerKind = 'none' | 'json' | 'text' | 'stream' | 'bytes'

/** The kinds of a good response, as they are documented: a sample ends well with each of them. */
export interface ExpectedAnswer {
  readonly kinds: readonly AnswerKind[]
  /** Where bytes are kept. */
  readonly file: string
}

/** Media types that are printed, as the expression that samples hold; a response without one is printed, too. */
export const textual = '^$|^text/|[/+-](nd)?(json|xml|yaml)'

export function expectedAnswer({
  method,
  responses,
  schemas,
}: Pick<Operation, 'method' | 'responses' | 'schemas'>): ExpectedAnswer {
  const documented = responses.filter(({ status }) => status.startsWith('2'))
  // Without a good status, `default` is one.
  const good = documented.length > 0 ? documented : responses.filter(({ status }) => status === 'default')
  const contents = good.flatMap(({ content }) => content)
  const kinds =
    method === 'HEAD'
      ? (['none'] as const)
      : good.flatMap(({ status, content }) =>
          status === '204' || status === '205' || content.length === 0
            ? (['none'] as const)
            : content.flatMap((one) => kindsOf(one, schemas)),
        )
  const files = contents.filter((one) => kindsOf(one, schemas).includes('bytes'))
  const [first] = files
  return {
    // Nothing is said: it is looked at.
    kinds: kinds.length > 0 ? [...new Set(kinds)] : ['json', 'text'],
    file: `response${contents.length === 1 && first ? extensionOf(first.type) : ''}`,
  }
}

function kindsOf(content: Content, schemas: Operation['schemas']): readonly AnswerKind[] {
  const type = content.type.toLowerCase()
  if (isJson(type)) return ['json']
  if (isJsonLines(type) || /^text\/event-stream\b|[/+]json-seq\b/.test(type)) return ['stream']
  // Anything, which mostly is what others call JSON.
  if (/^(\*|application)\/\*/.test(type))
    return isFileBody(content, schemas) ? ['json', 'bytes'] : ['json', 'text']
  return new RegExp(textual).test(type) ? ['text'] : ['bytes']
}

/** `.pdf` of `application/pdf`; none for a type whose files are called otherwise. */
function extensionOf(type: string): string {
  const [, name = ''] = /^[^/]+\/(?:x-)?([a-z0-9]{2,5})\s*(?:;|$)/i.exec(type) ?? []
  return name ? `.${name === 'jpeg' ? 'jpg' : name.toLowerCase()}` : '.bin'
}
