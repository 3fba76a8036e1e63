import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import {
  asArray,
  asObject,
  asText,
  isObject,
  type Json,
  type JsonObject,
  pathItemOf,
  resolved,
} from '@switchboard/oas/document'
import { clean } from './clean.ts'
import { PublishError } from './publish-error.ts'

/** Media types of a body that a page shows; more would only repeat the document. */
const maxMediaTypes = 20
const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch'])

export const isSwagger2 = (document: Json): document is JsonObject =>
  isObject(document) && document.openapi === undefined && /^2\.0(\.0)?$/.test(String(document.swagger))

/** A Swagger 2.0 document as OpenAPI 3.0. */
export function convertSwagger(document: JsonObject): JsonObject {
  const { paths, consumes, produces, ...rest } = document
  const items = Object.entries(asObject(paths)).map(([path, item]): [string, Json] => [
    path,
    convertibleItem(document, item),
  ])
  // The converter changes what it is given.
  const source = structuredClone({
    ...rest,
    ...mediaTypes({ consumes: consumes ?? null, produces: produces ?? null }),
    paths: Object.fromEntries(items),
  })
  try {
    return clean(upgradeFromTwoToThree(source)) as JsonObject
  } catch (error) {
    if (error instanceof PublishError) throw error
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new PublishError(`The document can’t be converted from Swagger 2.0: ${reason}.`)
  }
}

/** With bodies and fields of forms in each operation itself: the converter leaves those that are quoted where they are. */
function convertibleItem(document: JsonObject, item: Json): Json {
  const pathItem = pathItemOf(document, item)
  const shared = parametersOf(document, pathItem)
  const entries = Object.entries(pathItem).map(([name, value]): [string, Json] => {
    if (!methods.has(name) || !isObject(value)) return [name, value]
    const own = parametersOf(document, value)
    const sent = own.some(isSent) ? [] : shared.filter(isSent)
    return [name, { ...value, ...mediaTypes(value), parameters: [...own, ...sent] }]
  })
  return { ...Object.fromEntries(entries), parameters: shared.filter((one) => !isSent(one)) }
}

const parametersOf = (document: JsonObject, { parameters }: JsonObject): Json[] =>
  asArray(parameters).map((parameter) => {
    const target = resolved(document, parameter)
    return target !== undefined && isSent(target) ? target : parameter
  })

/** Whether a parameter is a body, or a field of a form. */
export const isSent = (parameter: Json | undefined): boolean =>
  /^(body|formData)$/.test(asText(asObject(parameter).in))

const mediaTypes = (body: JsonObject): { [name: string]: Json } =>
  Object.fromEntries(
    ['consumes', 'produces']
      .filter((name) => Array.isArray(body[name]))
      .map((name) => [name, asArray(body[name]).slice(0, maxMediaTypes)]),
  )
