import {
  asArray,
  asObject,
  type JsonObject,
  operationsOf,
  resolved,
  walkObjects,
} from '@switchboard/oas/document'

const maxWebhooks = 200
const documented = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'])

/** Statements of a document that no page shows or no call follows, in words for its publisher. */
export function leftOut(document: JsonObject): string[] {
  const operations = operationsOf(document)
  const webhooks = operationsOf(document, 'webhooks').length
  const counted: [number, string][] = [
    [Math.max(0, webhooks - maxWebhooks), `webhook beyond the first ${maxWebhooks}`],
    [sum(operations.map(({ raw }) => nestedCallbacks(document, raw))), 'callback of another callback'],
    [
      count(document, ({ itemEncoding, prefixEncoding }) => (itemEncoding ?? prefixEncoding) !== undefined),
      'body whose parts are encoded by their place',
    ],
    [
      count(document, ({ externalValue }) => typeof externalValue === 'string'),
      'example that stands elsewhere',
    ],
    [
      asArray(document.tags).filter((tag) => (asObject(tag).parent ?? asObject(tag).kind) !== undefined)
        .length,
      'tag with a parent or a kind',
    ],
    [
      Object.keys(asObject(document.paths)).filter((path) => path.includes('#')).length,
      'path with a “#”, which no request carries: its calls are those of the path before it',
    ],
    [
      operations.filter(({ method }) => !documented.has(method)).length,
      'operation whose method the gateway doesn’t forward',
    ],
  ]
  return counted.filter(([count]) => count > 0).map(([count, what]) => `${count} ${plural(what, count)}`)
}

function count(document: JsonObject, matches: (node: JsonObject) => boolean): number {
  let total = 0
  walkObjects(document, ({ node, extension }) => {
    if (!extension && matches(node)) total += 1
  })
  return total
}

function nestedCallbacks(document: JsonObject, operation: JsonObject): number {
  const inner = callbackOperations(document, operation)
  return sum(inner.map((one) => callbackOperations(document, one).length))
}

const callbackOperations = (document: JsonObject, operation: JsonObject): JsonObject[] =>
  Object.values(asObject(operation.callbacks)).flatMap((callback) =>
    operationsOf({ ...document, paths: asObject(resolved(document, callback)) }).map(({ raw }) => raw),
  )

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** `2 callbacks of another callback`, `3 bodies whose parts are encoded by their place`. */
const plural = (what: string, count: number): string =>
  count === 1
    ? what
    : what
        .replace(/^body\b/, 'bodies')
        .replace(/^example that stands/, 'examples that stand')
        .replace(/^(?!bodies|examples)\w+/, '$&s')
