import {
  asObject,
  asText,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  pathItemOf,
  pointerStep,
} from '@switchboard/oas/document'
import { isSwagger2 } from '../read/convert-swagger.ts'
import type { Finding } from '../read/publish-error.ts'
import { checkReferences } from './check-references.ts'
import { priceProblem } from './prices.ts'

type OutlineFindings = Omit<Finding, 'line'>

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const
const sold: readonly string[] = methods.slice(0, 5)
const maxPathLength = 200
const maxOperations = 5000

/** Faults that leave nothing to publish: no title, no version, no operation. */
export function checkOutline(document: Json): OutlineFindings[] {
  if (!isObject(document))
    return [at('#/', 'This isn’t an OpenAPI document: it’s not an object. Start it with `openapi: 3.1.0`.')]
  const version = versionProblem(document)
  if (version) return [version]
  return [...infoProblems(document), ...pathProblems(document), ...checkReferences(document)]
}

const at = (pointer: string, text: string): OutlineFindings => ({ pointer, text })

function versionProblem(document: JsonObject): OutlineFindings | undefined {
  const { openapi, swagger, asyncapi } = document
  if (swagger !== undefined && openapi !== undefined)
    return at('#/swagger', 'The document has both `swagger` and `openapi`. Keep the right one.')
  if (isSwagger2(document))
    return at(
      '#/swagger',
      'This is Swagger 2.0. To publish it, have it converted: with `--convert`, or with the checkbox in the portal.',
    )
  if (swagger !== undefined)
    return at(
      '#/swagger',
      `This is Swagger ${String(swagger)}; OpenAPI 3.0 to 3.2 are supported, and Swagger 2.0 is converted.`,
    )
  if (asyncapi !== undefined) return at('#/asyncapi', 'This is AsyncAPI; OpenAPI 3.0 to 3.2 are supported.')
  if (openapi === undefined)
    return at('#/', 'This isn’t an OpenAPI document: `openapi` is missing. Start it with `openapi: 3.1.0`.')
  if (/^3\.[0-2](\.\d+)?(-.+)?$/.test(String(openapi))) return undefined
  return at('#/openapi', `This is OpenAPI ${String(openapi)}; 3.0 to 3.2 are supported.`)
}

function infoProblems({ info }: JsonObject): OutlineFindings[] {
  if (!isObject(info)) return [at('#/', '`info` is missing. It needs at least `title` and `version`.')]
  const faults: OutlineFindings[] = []
  if (asText(info.title).trim() === '')
    faults.push(at('#/info', '`info.title` is missing: the name of the API.'))
  if (typeof info.version !== 'number' && asText(info.version).trim() === '')
    faults.push(at('#/info', '`info.version` is missing, such as `1.4.2`.'))
  return faults
}

function pathProblems(document: JsonObject): OutlineFindings[] {
  const { paths = {} } = document
  const events = webhookProblems(document)
  const hasWebhooks = operationsOf(document, 'webhooks').length > 0
  if (!isObject(paths) || (document.paths === undefined && !hasWebhooks)) return [nothingIn(document)]
  const faults: OutlineFindings[] = [...events]
  const operations = operationsOf({ ...document, paths }).length
  let callable = 0
  for (const [path, item] of Object.entries(paths)) {
    if (path.startsWith('x-')) continue
    const pointer = `#/paths/${pointerStep(path)}`
    if (!path.startsWith('/')) faults.push(at(pointer, `A path starts with a slash: \`/${path}\`.`))
    if (path.length > maxPathLength)
      faults.push(at(pointer, `The path has ${path.length} characters; the limit is ${maxPathLength}.`))
    const pathItem = pathItemOf(document, item)
    for (const method of methods) {
      if (pathItem[method] === undefined) continue
      if (sold.includes(method)) callable += 1
      faults.push(...operationProblems(pathItem[method] ?? null, `${pointer}/${method}`))
    }
  }
  if (callable === 0 && faults.length === 0 && !hasWebhooks)
    faults.push(
      at(
        '#/paths',
        'There are no operations: a path needs at least one of get, post, put, patch and delete.',
      ),
    )
  if (operations > maxOperations)
    faults.push(
      at(
        '#/paths',
        `There are ${operations} operations; the limit is ${maxOperations}. Publish the document in parts.`,
      ),
    )
  return faults
}

/** Only from 3.1 on is there anything to show of a document without paths. */
function nothingIn({ openapi, components, paths }: JsonObject): OutlineFindings {
  if (paths !== undefined) return at('#/paths', '`paths` is an object: each path, then its operations.')
  if (String(openapi).startsWith('3.0')) return at('#/', '`paths` is missing: there’s nothing to call.')
  return components === undefined
    ? at('#/', 'There are no `paths` and no `webhooks`: there’s nothing to call, and no event to receive.')
    : at(
        '#/components',
        'The document has only `components`: there’s nothing to call, and no event to receive. Publish the documents that use them, and name the folder that holds both with --root.',
      )
}

function webhookProblems({ webhooks }: JsonObject): OutlineFindings[] {
  if (webhooks === undefined) return []
  if (!isObject(webhooks))
    return [at('#/webhooks', '`webhooks` is an object: each name, then its operations.')]
  return Object.entries(webhooks).flatMap(([name, item]) =>
    methods
      .filter((method) => asObject(item)[method] !== undefined && !isObject(asObject(item)[method]))
      .map((method) => at(`#/webhooks/${pointerStep(name)}/${method}`, operationWords)),
  )
}

const operationWords = 'An operation is an object with at least `responses`.'

function operationProblems(operation: Json, pointer: string): OutlineFindings[] {
  if (!isObject(operation)) return [at(pointer, operationWords)]
  const problem = priceProblem(operation['x-price'])
  return problem ? [at(`${pointer}/x-price`, problem)] : []
}
