import type { HttpRequest } from './request.ts'

const maxBody = 4_000

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Names of headers whose values nobody should find in a report. */
const secret = /^(authorization|cookie|proxy-authorization)$|key|token|secret/i
const notSecret = /^idempotency-key$/i

/** Text with what must not be in a report taken out of it. */
type Redact = (text: string) => string

interface Line {
  readonly base: string
  readonly request: HttpRequest
  /** The variable that stands for the token, such as `USER_TOKEN`. */
  readonly token: string | undefined
  readonly redact: Redact
}

/** The request as a line for a shell. Secrets are variables in it. */
export function curlOf({ base, request, token, redact }: Line): string {
  const { method, target, headers, body } = request
  const words = [
    'curl',
    '-i',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(redact(`${base}${target}`)),
  ]
  for (const [name, value] of Object.entries(headers))
    if (!isUsual(name, value)) words.push('-H', headerWord(name, value, { token, redact }))
  if (body === undefined) return words.join(' ')
  const blanks = /^ {1000,}$/.exec(body.toString('utf8'))
  if (blanks) return `printf '%*s' ${blanks[0].length} '' | ${words.join(' ')} --data-binary @-`
  const text = redact(body.toString('utf8'))
  const preview = text.length > maxBody ? `${text.slice(0, maxBody)}… (${text.length} characters)` : text
  words.push(
    '--data-binary',
    text.includes('\0') ? `$${quoted(preview.replaceAll('\0', '\\x00'))}` : quoted(preview),
  )
  return words.join(' ')
}

/** Headers that curl sends by itself. */
const isUsual = (name: string, value: string): boolean => name === 'Accept' && value === '*/*'

function headerWord(name: string, value: string, { token, redact }: Pick<Line, 'token' | 'redact'>): string {
  if (name.toLowerCase() === 'authorization' && token) return `"${name}: Bearer $${token}"`
  if (secret.test(name) && !notSecret.test(name))
    return `"${name}: $${name.toUpperCase().replace(/\W/g, '_')}"`
  return quoted(redact(`${name}: ${value}`))
}
