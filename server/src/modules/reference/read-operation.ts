import type { components } from '@switchboard/sdk'
import { asArray, asObject, asText, type Json, type JsonObject } from './json.ts'
import { resolved } from './pointers.ts'
import { readContent } from './read-content.ts'
import { SchemaCollector } from './schemas.ts'

type Schemas = components['schemas']
type Operation = Schemas['ReferenceOperation']

interface Place {
  readonly document: JsonObject
  readonly path: string
  readonly method: string
  readonly pathItem: JsonObject
  /** Identifiers taken by the operations before. */
  readonly ids: Set<string>
}

export function readOperation({ document, path, method, pathItem, ids }: Place): Operation {
  const raw = asObject(pathItem[method])
  const schemas = new SchemaCollector(document)
  const price = asObject(raw['x-price'])
  const operation_id = idOf(raw, { path, method, ids })
  return {
    operation_id,
    method: method.toUpperCase() as Operation['method'],
    path,
    summary: asText(raw.summary) || asText(raw.operationId) || `${method.toUpperCase()} ${path}`,
    description: asText(raw.description),
    tag: asText(asArray(raw.tags)[0]),
    deprecated: raw.deprecated === true,
    price: asText(price.credits) || null,
    price_unit: asText(price.unit) || null,
    inputs: inputsOf(document, { pathItem, raw, schemas }),
    body: bodyOf(document, raw, schemas),
    responses: responsesOf(document, raw, schemas),
    security: securityOf(document, raw),
    test_data: testDataOf(raw, operation_id),
    schemas: schemas.schemas as Operation['schemas'],
  }
}

/** Its own name; made of method and path where it has none, or one that another has. */
function idOf(raw: JsonObject, { path, method, ids }: Pick<Place, 'path' | 'method' | 'ids'>): string {
  const made = `${method}-${path.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'root'}`
  const own = asText(raw.operationId)
  const first = own && !ids.has(own) ? own : made
  let id = first
  for (let copy = 2; ids.has(id); copy += 1) id = `${first}-${copy}`
  ids.add(id)
  return id
}

interface Where {
  readonly pathItem: JsonObject
  readonly raw: JsonObject
  readonly schemas: SchemaCollector
}

/** Those of the path, each replaced by one of the operation that has its name and place. */
function inputsOf(document: JsonObject, { pathItem, raw, schemas }: Where): Operation['inputs'] {
  const all = [...asArray(pathItem.parameters), ...asArray(raw.parameters)].map((value) =>
    asObject(resolved(document, value)),
  )
  const byPlace = new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]))
  return [...byPlace.values()].map((parameter) => {
    const [content] = Object.values(asObject(parameter.content)).map(asObject)
    const schema = parameter.schema ?? content?.schema
    return {
      name: asText(parameter.name),
      place: parameter.in as Operation['inputs'][number]['place'],
      required: parameter.required === true,
      deprecated: parameter.deprecated === true,
      description: asText(parameter.description),
      schema: schemas.collect(schema) as Schemas['JsonSchemaNode'],
      example: exampleOf(document, parameter, schema) as Schemas['AnyJson'],
    }
  })
}

function exampleOf(document: JsonObject, parameter: JsonObject, schema: Json | undefined): Json {
  if (parameter.example !== undefined) return parameter.example
  const [first] = Object.values(asObject(parameter.examples))
  const example = asObject(resolved(document, first))
  if (example.value !== undefined) return example.value
  const node = asObject(resolved(document, schema))
  return node.example ?? asArray(node.examples)[0] ?? node.default ?? null
}

function bodyOf(document: JsonObject, raw: JsonObject, schemas: SchemaCollector): Operation['body'] {
  if (raw.requestBody === undefined) return null
  const body = asObject(resolved(document, raw.requestBody))
  return {
    required: body.required === true,
    description: asText(body.description),
    content: readContent(document, body.content, schemas),
  }
}

function responsesOf(
  document: JsonObject,
  raw: JsonObject,
  schemas: SchemaCollector,
): Operation['responses'] {
  const known = Object.entries(asObject(raw.responses)).filter(([status]) =>
    /^([1-5]\d\d|[1-5]XX|default)$/.test(status),
  )
  return known
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([status, value]) => {
      const response = asObject(resolved(document, value))
      return {
        status,
        description: asText(response.description),
        headers: Object.entries(asObject(response.headers)).map(([name, header]) => {
          const { description, schema } = asObject(resolved(document, header))
          const node = schemas.collect(schema) as Schemas['JsonSchemaNode']
          return { name, description: asText(description), schema: node }
        }),
        content: readContent(document, response.content, schemas),
      }
    })
}

function securityOf(document: JsonObject, raw: JsonObject): string[] {
  const ways = asArray(raw.security ?? document.security).map((way) => Object.keys(asObject(way)))
  // A way that asks for nothing makes the others optional.
  if (ways.some((names) => names.length === 0)) return []
  return [...new Set(ways.flat())]
}

function testDataOf(raw: JsonObject, operation_id: string): Operation['test_data'] {
  return asArray(raw['x-test-data']).map((value) => {
    const datum = asObject(value)
    const { status, example = null } = asObject(datum.outcome)
    return {
      operation_id,
      value: asText(datum.value),
      at: asText(datum.at),
      label: asText(datum.label),
      outcome: { status: Number(status), example: example as string | null },
    }
  })
}
