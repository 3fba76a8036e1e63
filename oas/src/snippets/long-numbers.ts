import { isLongNumber, mayHoldLongNumbers, readNumber } from '../numbers.ts'
import { isJson } from '../request/is-json.ts'
import type { Generator, Har } from './har.ts'

/** Generators read JSON as JavaScript does, which rounds what its numbers do not hold. */
const rounds = ({ postData }: Har): boolean =>
  postData?.text !== undefined && isJson(postData.mimeType) && mayHoldLongNumbers(postData.text)

const withText = (request: Har, text: string, mimeType = request.postData?.mimeType ?? ''): Har => ({
  ...request,
  postData: { mimeType, text },
})

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g

/** For languages that write JSON as it is: a short number takes the place of each long one until the code is there. */
export const keepNumbers = (plain: Generator): Generator => ({
  generate(request) {
    if (!rounds(request)) return plain.generate(request)
    const text = request.postData?.text ?? ''
    const numbers: [mark: string, written: string][] = []
    let next = 4_611_686_018_427
    const short = text.replace(token, (one) => {
      if (!isLongNumber(readNumber(one))) return one
      while (text.includes(String(next))) next += 1
      numbers.push([String(next), one])
      next += 1
      return numbers.at(-1)?.[0] ?? one
    })
    return numbers.reduce(
      (code, [mark, written]) => code.replace(mark, () => written),
      plain.generate(withText(request, short)),
    )
  },
})

type Literal = (text: string) => string

const textMark = 'switchboard-text'

/** The sample with its body as a literal of the language. */
function withLiteral(plain: Generator, request: Har, literal: Literal): string {
  const code = plain.generate(withText(request, textMark, 'text/plain'))
  return code.replace(new RegExp(`(["'])${textMark}\\1`), () => literal(request.postData?.text ?? ''))
}

/** Generators read JSON that is neither an object nor a list as an object of its characters, or print it as JSON names it. */
const isScalar = ({ postData }: Har): boolean =>
  postData?.text !== undefined && isJson(postData.mimeType) && /^\s*["\w-]/.test(postData.text)

/** Generators write a text anew that happens to be JSON. */
function looksLikeJson({ postData }: Har): boolean {
  if (postData?.text === undefined || isJson(postData.mimeType)) return false
  try {
    JSON.parse(postData.text)
    return true
  } catch {
    return false
  }
}

export const keepText =
  (literal: Literal) =>
  (plain: Generator): Generator => ({
    generate: (request) =>
      looksLikeJson(request) ? withLiteral(plain, request, literal) : plain.generate(request),
  })

/** For languages whose generators write a literal of the language, which would round again: the body is a text there. */
export const keepNumbersAsText =
  (literal: Literal) =>
  (plain: Generator): Generator => ({
    generate: (request) =>
      rounds(request) || isScalar(request) || looksLikeJson(request)
        ? withLiteral(plain, request, literal)
        : plain.generate(request),
  })

/** As JavaScript reads it: over several lines, without more escapes than it needs. */
export const templateLiteral = (text: string): string => `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``
/** With an encoding, since Python's own has no room for what is not Latin. */
export const pythonBytes = (text: string): string => `${JSON.stringify(text)}.encode()`
export const phpText = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`
export const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
