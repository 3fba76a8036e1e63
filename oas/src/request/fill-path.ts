import { withoutFragment } from '../paths/template.ts'
import type { Input, Operation } from '../types.ts'
import { encode, pathText } from './serialize.ts'
import { fieldOf, type Values } from './values.ts'

interface FilledPath {
  readonly path: string
  /** Inputs still shown as `{name}`, because their value would make the address invalid, or that of another operation. */
  readonly open: readonly Input[]
}

/**
 * The path with its parameters. A piece between slashes that would be empty, `.` or `..`, also percent-encoded or before a semicolon, stays
 * a template: clients and servers take such a piece out of the address.
 */
export function fillPath(
  { path, inputs, schemas }: Pick<Operation, 'path' | 'inputs' | 'schemas'>,
  values: Values,
): FilledPath {
  const open = new Set<Input>()
  const pieces = encodeFixed(withoutFragment(path))
    .split('/')
    .map((template) => {
      const own = inputs.filter((input) => input.place === 'path' && template.includes(placeOf(input)))
      const filled = own.reduce((piece, input) => {
        const text = values.inputs[fieldOf(input)] ?? ''
        if (text === '') open.add(input)
        return text === '' ? piece : piece.replaceAll(placeOf(input), () => pathText(input, text, schemas))
      }, template)
      if (own.length === 0 || !leadsElsewhere.test(filled)) return filled
      for (const input of own) open.add(input)
      return template
    })
  return { path: pieces.join('/'), open: [...open] }
}

const leadsElsewhere = /^(?:(?:\.|%2e){0,2}(?:\?|$)|(?:\.|%2e){1,2}(?:;|%3b))/i

const placeOf = ({ name }: Input): string => `{${encodeFixed(name)}}`

/** The document's own part of a path: it stays readable, and means the same to a browser, a shell and a server. */
const encodeFixed = (path: string): string =>
  path.replace(/[^A-Za-z0-9\-._~$&+,;=:@/%?{}]+/gu, (piece) => encode(piece))
