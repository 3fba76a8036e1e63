// Every operation of every public document in the tests, compared with its document by data: its documentation, and
// the request that its curl sample really sends. The document is read here in the plainest way, not by
// @switchboard/oas.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, type Operation, readReference } from '@switchboard/oas/document'
import { exampleRequest, type HttpRequest, startValues } from '@switchboard/oas/request'
import { type Language, languages, printSnippet } from '@switchboard/oas/snippets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { runCurl } from '../../app/e2e/run-curl.ts'
import { makeCall } from '../../app/src/public/try-it/model/call.ts'
import { startEchoServer } from '../../app/test/echo-server.ts'
import { files, modules } from './support/corpus-files.ts'

type Raw = Readonly<Record<string, unknown>>

const curl = languages.find(({ id }) => id === 'curl') as Language

/** Schemas that require themselves: no body can meet them. */
const endless = new Set(['POST /direct'])

let server: Awaited<ReturnType<typeof startEchoServer>>
beforeAll(async () => {
  server = await startEchoServer()
})
afterAll(() => server.close())

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const object = (value: unknown): Raw =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Raw
const array = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function plainReading(document: Raw) {
  const at = (value: unknown, depth = 0): Raw => {
    const { $ref } = object(value)
    if (typeof $ref !== 'string' || depth > 20) return object(value)
    const steps = $ref.slice(2).split('/')
    const name = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    return at(
      steps.reduce<unknown>((value, step) => object(value)[name(step)], document),
      depth + 1,
    )
  }
  const operations = Object.entries(object(document.paths)).flatMap(([path, item]) => {
    const pathItem = at(item)
    return methods
      .filter((method) => pathItem[method] !== undefined)
      .map((method) => ({ path, method, pathItem, raw: object(pathItem[method]) }))
  })

  /** Fields and what is required, through names and allOf. */
  const shape = (
    schema: unknown,
    depth = 0,
  ): { fields: Record<string, unknown>; required: string[]; readOnly: boolean } => {
    const node = at(schema)
    const parts = depth > 10 ? [] : array(node.allOf).map((part) => shape(part, depth + 1))
    return {
      fields: Object.assign({}, ...parts.map(({ fields }) => fields), object(node.properties)),
      required: [...parts.flatMap(({ required }) => required), ...(array(node.required) as string[])],
      readOnly: node.readOnly === true || parts.some(({ readOnly }) => readOnly),
    }
  }
  /** Where a body breaks what its schema asks of a request. */
  const faults = (value: unknown, schema: unknown, place = '#', depth = 0): string[] => {
    if (depth > 6) return []
    if (Array.isArray(value))
      return value.flatMap((item, index) => faults(item, at(schema).items, `${place}/${index}`, depth + 1))
    if (typeof value !== 'object' || value === null) return []
    const { fields, required } = shape(schema)
    const missing = required.filter((name) => !(name in value) && !shape(fields[name]).readOnly)
    return [
      ...missing.map((name) => `${place}/${name} is missing`),
      ...Object.entries(value).flatMap(([name, one]) => [
        ...(shape(fields[name]).readOnly ? [`${place}/${name} is read-only`] : []),
        ...(one === null ? [`${place}/${name} is null`] : []),
        ...faults(one, fields[name], `${place}/${name}`, depth + 1),
      ]),
    ]
  }
  /** Requests that the API sends, as `name url METHOD`. */
  const callbacks = (raw: Raw) =>
    Object.entries(object(raw.callbacks)).flatMap(([name, callback]) =>
      Object.entries(at(callback)).flatMap(([url, item]) =>
        methods
          .filter((method) => at(item)[method] !== undefined)
          .map((method) => ({
            key: `${name} ${url} ${method.toUpperCase()}`,
            raw: object(at(item)[method]),
          })),
      ),
    )
  return { at, operations, faults, callbacks }
}

const meaningless = ['accept', 'content-type', 'authorization']

describe.each(files)('%s', (file) => {
  const source = readFileSync(join(modules, file), 'utf8')
  const document = parse(source) as Raw
  const { at, operations: raws, faults, callbacks } = plainReading(document)
  const { index, operations, webhooks } = readReference(document as unknown as JsonObject)
  const pairs = raws.map(({ path, method, ...rest }) => {
    const operation = operations.find((one) => one.path === path && one.method === method.toUpperCase())
    if (!operation) throw new Error(`${method} ${path} is missing.`)
    return { path, method, ...rest, operation }
  })
  const parametersOf = ({ pathItem, raw }: Pick<(typeof pairs)[number], 'pathItem' | 'raw'>) => {
    const all = [...array(pathItem.parameters), ...array(raw.parameters)].map((one) => at(one))
    return new Map(
      all
        .filter((one) => one.in !== 'header' || !meaningless.includes(String(one.name).toLowerCase()))
        .map((one) => [`${one.in} ${one.name}`, one]),
    )
  }

  test('operations, parameters, bodies, responses and security are those of the document', () => {
    expect(operations).toHaveLength(raws.length)
    for (const pair of pairs) {
      const { operation, raw, path } = pair
      const parameters = parametersOf(pair)
      for (const [, name] of path.matchAll(/\{([^{}]+)\}/g))
        if (!parameters.has(`path ${name}`)) parameters.set(`path ${name}`, { in: 'path', required: true })
      const where = `${operation.method} ${path}`
      expect(
        operation.inputs.map(({ place, name, required }) => [`${place} ${name}`, required]).sort(),
        where,
      ).toEqual([...parameters].map(([key, one]) => [key, one.required === true || one.in === 'path']).sort())
      const body = raw.requestBody === undefined ? null : at(raw.requestBody)
      expect(operation.body?.required ?? null, where).toEqual(body && body.required === true)
      expect(operation.body?.content.map(({ type }) => type) ?? [], where).toEqual(
        Object.keys(object(body?.content)),
      )
      expect(operation.responses.map(({ status }) => status.toLowerCase()).sort(), where).toEqual(
        Object.keys(object(raw.responses))
          .map((status) => status.toLowerCase())
          .sort(),
      )
      const security = raw.security ?? document.security
      expect(operation.security_requirements, where).toEqual(
        Array.isArray(security)
          ? security.map((way) => Object.entries(object(way)).map(([scheme, scopes]) => ({ scheme, scopes })))
          : null,
      )
    }
  })

  test('callbacks, links, webhooks, and what it says of itself, are those of the document', () => {
    for (const { operation, raw, path } of pairs) {
      const where = `${operation.method} ${path}`
      const expected = callbacks(raw)
      expect(
        operation.callbacks?.map(({ name, url, method }) => `${name} ${url} ${method}`) ?? [],
        where,
      ).toEqual(expected.map(({ key }) => key))
      for (const [place, callback] of (operation.callbacks ?? []).entries()) {
        const body = at(expected[place]?.raw.requestBody)
        expect(callback.body?.content.map(({ type }) => type) ?? [], where).toEqual(
          Object.keys(object(body.content)),
        )
        expect(callback.responses.map(({ status }) => status).sort()).toEqual(
          Object.keys(object(expected[place]?.raw.responses)).sort(),
        )
      }
      for (const [status, response] of Object.entries(object(raw.responses))) {
        const found = operation.responses.find((one) => one.status.toLowerCase() === status.toLowerCase())
        const links = Object.entries(object(at(response).links)).map(([name, link]) => ({
          name,
          ...at(link),
        }))
        expect(
          (found?.links ?? []).map(({ name, inputs }) => [name, inputs.map((input) => input.name)]),
          where,
        ).toEqual(links.map((link) => [link.name, Object.keys(object((link as Raw).parameters))]))
        for (const link of links as Raw[])
          if (raws.some(({ raw: other }) => other.operationId === link.operationId))
            expect(found?.links?.find(({ name }) => name === link.name)?.operation_id).toBe(link.operationId)
      }
      expect(operation.external_docs?.url, where).toBe(object(raw.externalDocs).url)
    }
    expect(webhooks.map(({ path, method }) => `${path} ${method}`).sort()).toEqual(
      Object.entries(object(document.webhooks))
        .flatMap(([name, item]) =>
          methods.filter((method) => at(item)[method]).map((method) => `${name} ${method.toUpperCase()}`),
        )
        .sort(),
    )
    const info = object(document.info)
    expect(index.license?.name).toBe(object(info.license).name)
    expect(index.contact?.email).toBe(object(info.contact).email)
    expect(index.terms_of_service).toBe(info.termsOfService)
    expect(index.external_docs?.url).toBe(object(document.externalDocs).url)
  })

  test('a body without an example of its own has what is required, nothing read-only, and no null', () => {
    for (const { operation, raw, path } of pairs) {
      const { body } = exampleRequest(operation)
      const media = at(object(at(raw.requestBody).content)[body?.type ?? ''])
      if (endless.has(`${operation.method} ${path}`)) continue
      if (!body || media.schema === undefined || media.example !== undefined || media.examples !== undefined)
        continue
      expect(faults(body.value, media.schema), `${operation.method} ${path}`).toEqual([])
    }
  })

  test('every curl sample sends what the console would, and a server reads what was meant', async () => {
    const calls = pairs
      // A shell has no call for it.
      .filter(({ operation }) => operation.method !== 'TRACE')
      .map((pair) => ({ ...pair, call: callOf(pair.operation) }))
    const uploads = calls.flatMap(({ call }) => [
      ...(call.parts ?? []).flatMap((part) => part.file ?? []),
      ...(call.file ? [call.file.name] : []),
    ])
    await runCurl(await Promise.all(calls.map(({ call }) => printSnippet(call, curl))), uploads)
    const arrived = server.take()
    expect(arrived).toHaveLength(calls.length)
    for (const [index, { call, operation, ...pair }] of calls.entries()) {
      const one = arrived[index]
      expect([one?.method, `${server.base}${one?.url}`]).toEqual([call.method, new URL(call.url).href])
      const { searchParams } = new URL(call.url)
      for (const [key, parameter] of parametersOf(pair)) {
        if (parameter.in !== 'query') continue
        const read = readQuery(searchParams, parameter, at)
        const sent = exampleRequest(operation).inputs.find(({ place, name }) => `${place} ${name}` === key)
        if (parameter.required === true)
          expect(read, `${call.method} ${call.url} ${key}`).toEqual(meantBy(sent?.text, at(parameter.schema)))
        else if (parameter.style !== 'form' && at(parameter.schema).type !== 'object')
          expect(read, key).toBeUndefined()
      }
      if (call.parts) {
        const headers = { 'Content-Type': one?.headers['content-type'] ?? '' }
        const form = await new Response(one?.body, { headers }).formData()
        expect([...form.keys()]).toEqual(call.parts.map(({ name }) => name))
      } else if (call.file) {
        // Each of the files holds its own name.
        expect(one?.body).toBe(call.file.name)
      } else if (!/json/i.test(String(one?.headers['content-type'])))
        expect(one?.body ?? '').toBe(call.body ?? '')
      else expect(JSON.parse(one?.body || 'null')).toEqual(JSON.parse(call.body ?? 'null'))
    }
  })
})

/** As a person fills a form: where the address has a gap, something stands in it. */
function callOf(operation: Operation): HttpRequest {
  const values = startValues(operation)
  const gaps = operation.inputs.filter(
    ({ place, name }) => place === 'path' && !values.inputs[`path ${name}`],
  )
  const inputs = { ...values.inputs, ...Object.fromEntries(gaps.map(({ name }) => [`path ${name}`, 'a1'])) }
  return makeCall({
    operation,
    values: { ...values, inputs },
    base: `${server.base}/gateway`,
    environment: 'LIVE',
    key: 'YOUR_API_KEY',
    prefer: null,
  })
}

/** A parameter as a server reads it; undefined where it was not sent. */
function readQuery(search: URLSearchParams, parameter: Raw, at: (value: unknown) => Raw): unknown {
  const {
    name,
    style = 'form',
    explode = style === 'form',
  } = parameter as Raw & { name: string; style?: string }
  const { type } = at(parameter.schema)
  if (type === 'object' && parameter.content === undefined) {
    const entries = [...search]
    if (style === 'deepObject')
      return Object.fromEntries(
        entries.flatMap(([key, value]) =>
          key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
        ),
      )
    if (explode) return Object.fromEntries(entries)
  }
  const all = search.getAll(name)
  if (all.length === 0) return undefined
  if (type !== 'array') return all[0]
  const between = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
  return explode ? all : all[0]?.split(between)
}

const meantBy = (text: string | undefined, { type }: Raw): unknown => {
  if (type === 'array') return text?.split(',').map((piece) => piece.trim())
  return type === 'object'
    ? Object.fromEntries(Object.entries(JSON.parse(text ?? '{}')).map(([k, v]) => [k, String(v)]))
    : text
}
