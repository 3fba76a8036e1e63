import { asArray, asObject, isObject, type JsonObject } from './json.ts'
import type { Mock } from './prism-mock.ts'
import { unsupportedMediaType } from './unreadable.ts'

type Mocked = Parameters<Mock>[0]
type Violation = Mocked['input']['validations'][number]
interface FieldError {
  readonly pointer: string
  readonly code: string
  readonly message: string
}

const invalid = {
  type: '/problems/validation-failed',
  title: 'Some fields are invalid',
  status: 422,
  code: 'validation_failed',
  detail: 'One or more fields are invalid. Each is listed with its reason.',
}

/** The first example of a 422 names some field; this names those that Prism found wrong, in the words of an example where it has any. */
export function namedViolations(mock: Mock): Mock {
  return (mocked) => {
    const respond = mock(mocked)
    const violations = mocked.input.validations.filter(({ severity }) => severity === 0)
    const codes = violations.map(({ code }) => code)
    if (violations.length === 0 || codes.includes(401)) return respond
    return (logger) => {
      const response = respond(logger)
      // Of a document without any response for it, Prism makes a problem of its own.
      const isUndocumented =
        'left' in response && ownStatuses.has((response.left as { status?: number }).status)
      if (!('right' in response) && !isUndocumented) return response
      const right = 'right' in response ? response.right : { statusCode: invalid.status }
      const declares = (status: number) =>
        mocked.resource.responses.some(({ code }) => code === String(status))
      // Without a 422 in the document, Prism made one of whatever stands for any other status, or took the 400.
      if (right.statusCode === 400 && declares(400)) return response
      if (codes.includes(415))
        return right.statusCode === 415 && declares(415)
          ? response
          : {
              _tag: 'Right',
              right: problem(right, { ...unsupportedMediaType, detail: detailOf(violations) }),
            }
      const errors = errorsOf(violations, mocked)
      return { _tag: 'Right', right: problem(right, { ...invalid, errors }) }
    }
  }
}

/** In every example of an error. */
export const sampleRequestId = 'req_7Hq2mXv9Kd81'

/** Of a body of another type, and of invalid fields. */
const ownStatuses: ReadonlySet<unknown> = new Set([unsupportedMediaType.status, invalid.status])

function problem<Response extends { statusCode: number; headers?: Record<string, string> }>(
  response: Response,
  body: JsonObject & { readonly status: number },
): Response {
  const headers = { ...response.headers, 'Content-type': 'application/problem+json' }
  return { ...response, headers, statusCode: body.status, body: { ...body, request_id: sampleRequestId } }
}

const detailOf = (violations: readonly Violation[]): string => {
  const [, supported] =
    violations.map(({ message }) => /^Supported content types: (.+)$/.exec(message)).find(Boolean) ?? []
  return supported
    ? `Send the body as ${supported.replaceAll(',', ', ')}.`
    : 'Send no body: this call takes none.'
}

/** One for each place, as the reference server has them. */
function errorsOf(violations: readonly Violation[], { resource }: Mocked): readonly FieldError[] {
  const documented = documentedErrors(resource)
  const errors = new Map<string, FieldError>()
  for (const violation of violations) {
    const error = errorOf(violation, resource)
    const known = documented.find(({ pointer, code }) => pointer === error.pointer && code === error.code)
    if (known || !errors.has(error.pointer)) errors.set(error.pointer, known ?? error)
  }
  return [...errors.values()]
}

/** By keyword of JSON Schema, where the contract has another name than the keyword in snake case. */
const ownCodes = new Set([
  'required',
  'additional_properties',
  'unevaluated_properties',
  'min_length',
  'max_length',
  'minimum',
  'maximum',
  'min_items',
  'max_items',
  'unique_items',
  'enum',
  'const',
  'type',
  'format',
  'pattern',
])

function errorOf({ path = [], code = '', message }: Violation, resource: Mocked['resource']): FieldError {
  const [place, ...steps] = path.map(String)
  const [, missing] = /must have required property '(.+)'$/.exec(message) ?? []
  const [, extra] = /(?:; found|unevaluated properties:) '(.+)'$/.exec(message) ?? []
  const rule = String(code).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const isBody = place === 'body' || place === undefined
  // Prism escapes names within a pointer, but not a bare name.
  const inside = [missing ?? extra].filter((name) => name !== undefined)
  const name = [...steps, ...inside].join('/')
  return {
    pointer: isBody
      ? `#/${[...steps, ...inside.map(escaped)].join('/')}`
      : pointerTo(place, nameIn(resource, place, name)),
    code: ownCodes.has(rule) ? rule : 'not_allowed',
    message: wordsOf(message, { isMissing: missing !== undefined, isExtra: extra !== undefined }),
  }
}

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

const pointerTo = (place: string, name: string): string =>
  place === 'query' ? `?${name}` : place === 'path' ? `{${name}}` : name

/** Prism writes the names of parameters in lower case. */
function nameIn({ request }: Mocked['resource'], place: string, lower: string): string {
  const parameters = asArray(asObject(request)[place === 'header' ? 'headers' : place])
  const names = parameters.map((parameter) => String(asObject(parameter).name))
  return names.find((name) => name.toLowerCase() === lower) ?? lower
}

function wordsOf(message: string, { isMissing, isExtra }: { isMissing: boolean; isExtra: boolean }): string {
  if (isMissing || message === 'Body parameter is required') return 'This is required.'
  if (isExtra) return 'This field isn’t known here.'
  const [, rule = message] = / (must .+)$/.exec(message) ?? []
  const [pattern, words] = wordings.find(([one]) => one.test(rule)) ?? [/NOT/, 'not']
  const text = rule.replace(pattern, words)
  return `${text.startsWith('must') ? `This ${text}` : text}.`
}

/** As the portal words the same faults. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/^must be >= (.+)$/, 'Use $1 or more'],
  [/^must be <= (.+)$/, 'Use $1 or less'],
  [/^must NOT have fewer than 1 characters$/, 'This is required'],
  [/^must NOT have fewer than (\d+ characters)$/, 'Use at least $1'],
  [/^must NOT have more than (\d+ characters)$/, 'Use at most $1'],
  [/^must NOT have fewer than (\d+) items$/, 'Send at least $1'],
  [/^must NOT have more than (\d+) items$/, 'Send at most $1'],
  [/^must be equal to one of the allowed values/, 'Use one of'],
  [/^must be (\w+)$/, 'This must be of type $1'],
]

/** Those that the examples of the 422 show. */
function documentedErrors({ responses }: Mocked['resource']): readonly FieldError[] {
  const examples = responses
    .filter(({ code }) => code === '422')
    .flatMap(({ contents = [] }) => contents.flatMap((content) => content.examples ?? []))
  return examples.flatMap((example) =>
    asArray(asObject((example as { readonly value?: unknown }).value).errors).filter(isObject),
  ) as unknown as readonly FieldError[]
}
