import { upgrade } from '@scalar/openapi-upgrader'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Arrival } from './stand-in.ts'

type Raw = Readonly<Record<string, unknown>>

interface Node {
  readonly node: Raw
  /** A JSON pointer in the document. */
  readonly place: string
}

interface Call {
  readonly method: string
  readonly path: string
}

const asRaw = (value: unknown): Raw =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Raw
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const plainType = (type: unknown) => String(type).split(';')[0]?.trim().toLowerCase() ?? ''
const isArray = ({ type }: Raw): boolean => [type].flat().includes('array')
const unread = ['accept', 'content-type', 'authorization']
const separators: Readonly<Record<string, string>> = { pipeDelimited: '|', spaceDelimited: ' ' }

/**
 * Faults of requests by their document, which is read here in the plainest way, and not by @switchboard/oas: the path, parameters,
 * media type and body, by Ajv.
 */
export class RequestJudge {
  readonly #document: Raw
  readonly #texts: Ajv2020
  readonly #values: Ajv2020
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(written: object) {
    this.#document = upgrade(
      structuredClone(written) as Parameters<typeof upgrade>[0],
      '3.1',
    ) as unknown as Raw
    this.#correct(this.#document, new Set())
    const options = { strict: false, logger: false, validateSchema: false, inlineRefs: false } as const
    const code = { regExp: Object.assign(readPattern, { code: 'RegExp' }) }
    this.#values = new Ajv2020({ ...options, code })
    this.#texts = new Ajv2020({ ...options, code, coerceTypes: 'array' })
    for (const one of [this.#texts, this.#values]) {
      addFormats.default(one)
      one.addSchema(this.#document, 'doc')
    }
  }

  faultsOf(arrival: Arrival, { method, path }: Call): string[] {
    if (arrival.method !== method) return [`came as ${arrival.method}`]
    const [sentPath = '', query = ''] = arrival.url.split(/\?(.*)/s)
    const values = valuesOf(path.split(/[?#]/)[0] ?? '', sentPath)
    if (!values) return [`came at ${arrival.url}`]
    const item = this.#at(asRaw(this.#document.paths)[path], `/paths/${step(path)}`)
    const operation = this.#at(item.node[method.toLowerCase()], `${item.place}/${method.toLowerCase()}`)
    const parameters = new Map<string, Node>()
    for (const { node, place } of [item, operation])
      for (const [index, one] of asList(node.parameters).entries()) {
        const parameter = this.#at(one, `${place}/parameters/${index}`)
        parameters.set(`${parameter.node.in} ${parameter.node.name}`, parameter)
      }
    const search = new URLSearchParams(query)
    const known = new Set(new URLSearchParams(path.split('?')[1] ?? '').keys())
    const faults = [...parameters].flatMap(([name, parameter]) =>
      this.#parameterFaults(parameter, { values, search, known, headers: arrival.headers }).map(
        (fault) => `${name}: ${fault}`,
      ),
    )
    const others = [...search.keys()]
      .filter((key) => !known.has(key))
      .map((key) => `query ${key} isn’t documented`)
    const body = this.#at(operation.node.requestBody, `${operation.place}/requestBody`)
    return [...faults, ...others, ...this.#bodyFaults(arrival, body)]
  }

  #parameterFaults(
    { node, place }: Node,
    {
      values,
      search,
      known,
      headers,
    }: Pick<Arrival, 'headers'> & {
      readonly values: Readonly<Record<string, string>>
      readonly search: URLSearchParams
      readonly known: Set<string>
    },
  ): string[] {
    const name = String(node.name)
    const { node: schema } = this.#at(node.schema)
    const isMissing = node.required === true || node.in === 'path' ? ['is missing'] : []
    if (node.in === 'cookie' || (node.in === 'header' && unread.includes(name.toLowerCase()))) return []
    if (node.in === 'query') known.add(name)
    if (
      [schema.type].flat().includes('object') ||
      schema.properties !== undefined ||
      schema.oneOf !== undefined
    ) {
      // Its fields stand beside the other parameters.
      const own = [...search.keys()].filter((key) => key.startsWith(`${name}[`) || !known.has(key))
      if (node.in !== 'query' || node.content !== undefined) return []
      for (const key of own) known.add(key)
      return own.length > 0 || search.has(name) ? [] : isMissing
    }
    const all = search.getAll(name)
    const text =
      node.in === 'path' ? values[name] : node.in === 'header' ? headers[name.toLowerCase()] : all[0]
    if (text === undefined) return isMissing
    if (node.content !== undefined) {
      const [type = ''] = Object.keys(asRaw(node.content))
      return this.#faults(this.#values, `${place}/content/${step(type)}/schema`, JSON.parse(String(text)))
    }
    const explode = node.in === 'query' && (node.explode ?? (node.style ?? 'form') === 'form')
    const value = !isArray(schema)
      ? text
      : explode
        ? all
        : String(text).split(separators[String(node.style)] ?? ',')
    return node.schema === undefined ? [] : this.#faults(this.#texts, `${place}/schema`, value)
  }

  #bodyFaults({ headers, body, method }: Arrival, { node, place }: Node): string[] {
    if (/^(GET|HEAD)$/.test(method)) return []
    if (body.length === 0) return node.required === true ? ['the body is missing'] : []
    const types = Object.keys(asRaw(node.content))
    const came = plainType(headers['content-type'] ?? '')
    const type = types.find((one) => plainType(one) === came) ?? types.find((one) => one.includes('*'))
    if (type === undefined) return [`the body came as ${came}, not ${types.join(', ')}`]
    const at = `${place}/content/${step(type)}/schema`
    const { schema } = asRaw(asRaw(node.content)[type])
    if (schema === undefined) return []
    if (/[/+]json$/.test(came))
      return this.#faults(this.#values, at, JSON.parse(body.toString())).map((fault) => `body ${fault}`)
    if (!came.includes('form')) return []
    const names = came.includes('urlencoded')
      ? [...new URLSearchParams(body.toString()).keys()]
      : [...body.toString('latin1').matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)
    return this.#requiredOf(schema)
      .filter((name) => !names.some((one) => one === name || one?.startsWith(`${name}[`)))
      .map((name) => `body must have required property '${name}'`)
  }

  #requiredOf(schema: unknown, depth = 0): string[] {
    const { node } = this.#at(schema)
    const parts = depth > 5 ? [] : asList(node.allOf)
    return [
      ...(asList(node.required) as string[]),
      ...parts.flatMap((part) => this.#requiredOf(part, depth + 1)),
    ]
  }

  #faults(checker: Ajv2020, pointer: string, value: unknown): string[] {
    const key = `${checker === this.#texts} ${pointer}`
    const $ref = `doc#${pointer.split('/').map(encodeURIComponent).join('/').replaceAll('%7E', '~')}`
    const validate =
      this.#compiled.get(key) ?? checker.compile({ type: 'object', properties: { value: { $ref } } })
    this.#compiled.set(key, validate)
    if (validate({ value })) return []
    const [error] = validate.errors ?? []
    return [
      `${error?.instancePath.replace('/value', '')} ${error?.message}: ${JSON.stringify(value).slice(0, 200)}`,
    ]
  }

  /** The target of a reference, and its place. */
  #at(value: unknown, place = '', depth = 0): Node {
    const { $ref } = asRaw(value)
    if (typeof $ref !== 'string' || depth > 20) return { node: asRaw(value), place }
    const names = $ref
      .slice(2)
      .split('/')
      .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    const target = names.reduce<unknown>((one, name) => asRaw(one)[name], this.#document)
    return this.#at(target, `/${names.map(step).join('/')}`, depth + 1)
  }

  /** Takes out what Ajv doesn't compile, and from what is required the fields that only responses have. */
  #correct(value: unknown, seen: Set<object>): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const node = value as Record<string, unknown>
    for (const one of Object.values(node)) this.#correct(one, seen)
    for (const word of ['nullable', 'exclusiveMinimum', 'exclusiveMaximum'])
      if (typeof node[word] === 'boolean') delete node[word]
    if (Array.isArray(node.enum) && node.enum.length === 0) delete node.enum
    const parts = [node, ...asList(node.allOf).map((part) => this.#at(part).node as Record<string, unknown>)]
    const fields = Object.assign({}, ...parts.map(({ properties }) => asRaw(properties)))
    for (const part of parts)
      if (Array.isArray(part.required))
        part.required = part.required.filter((name) => !this.#isReadOnly(fields[String(name)]))
  }

  #isReadOnly(value: unknown, depth = 0): boolean {
    const { node } = this.#at(value)
    if (node.readOnly === true || asRaw(value).readOnly === true) return true
    return depth < 5 && asList(node.allOf).some((part) => this.#isReadOnly(part, depth + 1))
  }
}

/** The values of a path's parameters as they were sent; undefined for another path. */
function valuesOf(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const names: string[] = []
  const pattern = template.replace(/\{([^{}]+)\}|[.*+?^${}()|[\]\\]/g, (piece, name: string | undefined) => {
    if (name === undefined) return `\\${piece}`
    names.push(name)
    return '(.+?)'
  })
  const match = [decodeURIComponent(path), path]
    .map((text) => new RegExp(`^${pattern}$`).exec(text))
    .find(Boolean)
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined
}

/** Some write expressions that are none with the flag of Unicode. */
function readPattern(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags)
  } catch {
    return new RegExp(source)
  }
}
