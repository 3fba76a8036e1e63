import {
  asArray,
  asObject,
  type JsonObject,
  operationsOf,
  pathItemOf,
  resolved,
} from '@switchboard/oas/document'

const maxWebhooks = 200
const documented = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'])

/** Statements of a document that no page shows or no call follows, in words for its publisher. */
export function leftOut(document: JsonObject): string[] {
  const items = Object.values(asObject(document.paths)).map((item) => pathItemOf(document, item))
  const operations = operationsOf(document)
  const webhooks = operationsOf(document, 'webhooks').length
  const media = operations.flatMap(({ raw }) =>
    Object.values(asObject(asObject(resolved(document, raw.requestBody)).content)).map(asObject),
  )
  const counted: [number, string][] = [
    [Math.max(0, webhooks - maxWebhooks), `webhook beyond the first ${maxWebhooks}`],
    [sum(operations.map(({ raw }) => nestedCallbacks(document, raw))), 'callback of another callback'],
    [
      media.filter(({ itemEncoding, prefixEncoding, itemSchema }) =>
        [itemEncoding, prefixEncoding, itemSchema].some((one) => one !== undefined),
      ).length,
      'body that is described item by item',
    ],
    [
      sum([...items, ...operations.map(({ raw }) => raw)].map(({ servers }) => asArray(servers).length)),
      'server of a path or an operation, which the gateway doesn’t call',
    ],
    [
      operations.filter(({ method }) => !documented.has(method)).length,
      'operation whose method the gateway doesn’t forward',
    ],
  ]
  return counted.filter(([count]) => count > 0).map(([count, what]) => `${count} ${plural(what, count)}`)
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

/** `2 callbacks of another callback`, `3 bodies that are described item by item`. */
const plural = (what: string, count: number): string =>
  count === 1 ? what : what.replace(/^body that is/, 'bodies that are').replace(/^(?!bodies)\w+/, '$&s')
