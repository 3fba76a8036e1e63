import { type IncomingMessage, maxHeaderSize } from 'node:http'
import { Problem } from './problem.ts'

const invalidName = /[^!#$%&'*+.^_`|~0-9A-Za-z-]|^$/
/** Of a field value, RFC 9110, 5.5. */
const invalidValue = /[^\t\x20-\x7e\x80-\xff]/

/**
 * Rejects of a request that the process makes to itself (`inject`) what Node’s parser rejects of one that comes over a connection: an
 * argument of a tool would otherwise reach an API’s connection in a shape that no program could send.
 */
export function rejectInjected(request: IncomingMessage): Problem | undefined {
  if (!('isLightMyRequest' in request)) return undefined
  const { url = '', headers } = request
  const address = Buffer.byteLength(url)
  if (address > maxHeaderSize / 2)
    return new Problem(
      'address_too_long',
      `Path and query have ${address} bytes together; ${maxHeaderSize / 2} are possible. It wasn’t sent, and you weren’t charged. Shorten the longest value.`,
    )
  let bytes = address
  for (const [name, value = ''] of Object.entries(headers)) {
    if (invalidName.test(name))
      return new Problem(
        'invalid_headers',
        'A header’s name isn’t one. It wasn’t sent, and you weren’t charged.',
      )
    if (invalidValue.test(`${value}`))
      return new Problem(
        'invalid_headers',
        `The header ${name} has characters that no header can carry, such as a line break, an emoji or letters beyond Latin-1. It wasn’t sent, and you weren’t charged. Send it without them, or percent-encode them where the API reads that.`,
      )
    bytes += name.length + `${value}`.length
  }
  if (bytes <= maxHeaderSize) return undefined
  return new Problem(
    'headers_too_large',
    `The headers have more than ${maxHeaderSize} bytes together with the URL. It wasn’t sent, and you weren’t charged. Shorten the longest value.`,
  )
}
