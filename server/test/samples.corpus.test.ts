// Every sample that is made of a schema is a value of that schema, for all public documents that the tests know: Ajv says so.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, type Operation, readReference } from '@switchboard/oas/document'
import { exampleOf, type SchemaNode } from '@switchboard/oas/schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { documents, files, isWhole, modules } from './support/corpus-files.ts'

// The documents are foreign: their schemas' extensions of JSON Schema are ignored.
const ajv = new Ajv2020({
  strict: false,
  logger: false,
  validateSchema: false,
  inlineRefs: false,
  code: { regExp: Object.assign(readPattern, { code: 'RegExp' }) },
})
addFormats.default(ajv)

/** Some write expressions that are none with the flag of Unicode. */
function readPattern(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags)
  } catch {
    return new RegExp(source)
  }
}

type Schemas = Operation['schemas']
type Keywords = Readonly<Record<string, unknown>>
const values = new Set(['enum', 'const', 'example', 'examples', 'default', 'discriminator'])

interface AjvOptions {
  readonly schemas: Schemas
  readonly other: 'readOnly' | 'writeOnly'
  /** Before the name of a schema. */
  readonly prefix: string
}

/** As Ajv reads a schema: names as references, and nothing required that goes the other way. */
function forAjv(schema: unknown, reading: AjvOptions): unknown {
  if (Array.isArray(schema)) return schema.map((one) => forAjv(one, reading))
  if (typeof schema !== 'object' || schema === null) return schema
  const { schemas, other, prefix } = reading
  const { 'x-named': name, $id: _, $defs: __, $dynamicAnchor: ___, ...rest } = schema as Keywords
  const properties = (rest.properties ?? {}) as Readonly<Record<string, Keywords>>
  const goes = (field: Keywords | undefined): boolean => {
    const { 'x-named': target, allOf } = field ?? {}
    const parts = [schemas[String(target)], ...(Array.isArray(allOf) ? allOf : [])] as Keywords[]
    return field?.[other] === true || parts.some((part) => part !== undefined && goes(part))
  }
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([word, value]) => [word, values.has(word) ? value : forAjv(value, reading)]),
    ),
    ...(Array.isArray(rest.required) && {
      required: rest.required.filter((field) => !goes(properties[String(field)])),
    }),
    ...(typeof name === 'string' && { $ref: prefix + encodeURIComponent(name) }),
  }
}

let prefixes = 0
const ownPrefix = (): string => {
  prefixes += 1
  return `https://s${prefixes}.example/`
}

/** Operations share most of their schemas: of those that are the same for all, each is read once. */
function checkerOf(direction: 'request' | 'response') {
  const other = direction === 'request' ? 'readOnly' : 'writeOnly'
  const shared = new Map<string, string>()
  const base = ownPrefix()
  const cases = new Map<string, string>()

  return function faultOf(schema: SchemaNode, schemas: Schemas): string {
    const written = Object.entries(schemas).map(([name, one]) => [name, JSON.stringify(one)] as const)
    const isShared = written.every(([name, text]) => (shared.get(name) ?? text) === text)
    const prefix = isShared ? base : ownPrefix()
    const key = prefix + JSON.stringify(schema)
    const known = cases.get(key)
    if (known !== undefined) return known
    const reading = { schemas, other, prefix } as const
    for (const [name, text] of written) {
      if (isShared && shared.has(name)) continue
      if (isShared) shared.set(name, text)
      ajv.addSchema(forAjv(schemas[name], reading) as object, prefix + encodeURIComponent(name))
    }
    const whole = forAjv(schema, reading) as object
    const isRight = ajv.validate(whole, exampleOf(schema, schemas, direction))
    const [error] = ajv.errors ?? []
    const fault = isRight ? '' : `${error?.instancePath || '/'} ${error?.message}`
    cases.set(key, fault)
    return fault
  }
}

function faultsIn(file: string, document: JsonObject): string[] {
  const { operations, webhooks } = readReference(document)
  const faultOf = { request: checkerOf('request'), response: checkerOf('response') }
  return [...operations, ...webhooks].flatMap(({ method, path, inputs, body, responses, schemas }) => {
    const samples = [
      ...inputs.map(({ name, schema }) => ({ what: name, schema, direction: 'request' as const })),
      ...(body?.content ?? []).map(({ type, schema }) => ({
        what: type,
        schema,
        direction: 'request' as const,
      })),
      ...responses.flatMap(({ status, content }) =>
        content.map(({ type, schema }) => ({
          what: `${status} ${type}`,
          schema,
          direction: 'response' as const,
        })),
      ),
    ]
    return samples.flatMap(({ what, schema, direction }) => {
      const fault = schema === null ? '' : faultOf[direction](schema, schemas)
      return fault ? [`${file} ${method} ${path} ${what}: ${fault}`] : []
    })
  })
}

const exceptions = join(import.meta.dirname, 'fixtures/samples-that-cannot-be.txt')

test('samples are valid by their schemas, but for a list of those that cannot be', async () => {
  const faults = [
    ...files.flatMap((file) => faultsIn(file, parse(readFileSync(join(modules, file), 'utf8')))),
    ...documents.flatMap(({ name, source }) => faultsIn(name, parse(source))),
  ]
  if (isWhole) await expect(`${faults.join('\n')}\n`).toMatchFileSnapshot(exceptions)
  const names = [...files, ...documents.map(({ name }) => name)]
  const listed = readFileSync(exceptions, 'utf8').split('\n')
  expect(faults).toEqual(listed.filter((line) => names.some((name) => line.startsWith(`${name} `))))
}, 240_000)
