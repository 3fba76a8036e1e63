import { isJson, type Sample } from './sample.ts'

/** As one pastes it into a shell. Only the key is left to the shell; nothing else in it is read by one. */
export function curlOf(sample: Sample, server: string): string {
  const { method, headers, body } = sample
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(`${server}${pathOf(sample)}${queryOf(sample)}`)}`,
    '-H "X-API-Key: $SWITCHBOARD_KEY"',
    ...headers
      .filter(({ required }) => required)
      .map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`-H ${quoted(`Content-Type: ${body.type}`)}`, `-d ${quoted(bodyText(body))}`] : []),
  ]
  return lines.join(' \\\n  ')
}

const quoted = (text: string): string =>
  /^[\w:/.?&=%+,~-]+$/.test(text) && !/[?&]/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

const bodyText = ({ type, value }: NonNullable<Sample['body']>): string =>
  typeof value === 'string' && !isJson(type) ? value : JSON.stringify(value)

/** The path with its parts filled in, for an address. */
const pathOf = ({ path, pathValues }: Sample): string =>
  path
    .split(/(\{[^{}]+\})/)
    .map((piece) => {
      const part = pathValues.find(({ name }) => piece === `{${name}}`)
      return part ? encodeURIComponent(part.value) : encodeURI(piece).replace(/[?#]/g, encodeURIComponent)
    })
    .join('')

function queryOf({ query }: Sample): string {
  const sent = query.filter(({ required }) => required)
  const text = new URLSearchParams(sent.map(({ name, value }) => [name, value])).toString()
  return text && `?${text}`
}
