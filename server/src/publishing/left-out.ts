import { asArray, asObject, isObject, type Json, type JsonObject, resolved } from '@switchboard/oas/document'

const shownMethods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'])

/** What a document says and no page shows, as words for who publishes it: `2 callbacks`, `the license`. */
export function leftOut(document: JsonObject): string[] {
  const info = asObject(document.info)
  const items = Object.values(asObject(document.paths)).map((item) => asObject(resolved(document, item)))
  const operations = items.flatMap((item) =>
    Object.entries(item)
      .filter(([name]) => shownMethods.has(name))
      .map(([, operation]) => asObject(operation)),
  )
  const bodies = operations.map(({ requestBody }) => asObject(resolved(document, requestBody)))
  const responses = operations.flatMap((operation) =>
    Object.values(asObject(operation.responses)).map((response) => asObject(resolved(document, response))),
  )
  const encodings = bodies.flatMap(({ content }) =>
    Object.values(asObject(content)).flatMap((media) => Object.values(asObject(asObject(media).encoding))),
  )
  const parameters = [...items, ...operations].flatMap((one) =>
    asArray(one.parameters).map((parameter) => asObject(resolved(document, parameter))),
  )
  const servers = [document, ...items, ...operations].flatMap((one) => asArray(one.servers).map(asObject))
  const counted: [number, string][] = [
    [namesOf(document.webhooks), 'webhook'],
    [sum(operations.map(({ callbacks }) => namesOf(callbacks))), 'callback'],
    [sum(responses.map(({ links }) => namesOf(links))), 'link'],
    [
      encodings.filter((encoding) => isObject(asObject(encoding).headers ?? null)).length,
      'header of a form’s part',
    ],
    [sum(servers.map(({ variables }) => namesOf(variables))), 'server variable'],
    [
      sum(items.map((item) => (item.query === undefined ? 0 : 1) + namesOf(item.additionalOperations))),
      'operation with a method that the gateway does not know',
    ],
    [
      parameters.filter((parameter) => parameter.in === 'querystring').length,
      'parameter for a whole query string',
    ],
    [
      [document, ...operations, ...asArray(document.tags).map(asObject)].filter(
        ({ externalDocs }) => externalDocs !== undefined,
      ).length,
      'link to external documentation',
    ],
  ]
  const single: [Json | undefined, string][] = [
    [info.license, 'the license'],
    [info.contact, 'the contact'],
    [info.termsOfService, 'the terms of service'],
  ]
  return [
    ...counted.filter(([count]) => count > 0).map(([count, what]) => `${count} ${plural(what, count)}`),
    ...single.filter(([value]) => value !== undefined).map(([, what]) => what),
  ]
}

const namesOf = (value: Json | undefined): number =>
  Object.keys(asObject(value)).filter((name) => !name.startsWith('x-')).length

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** `2 links to external documentation`. */
const plural = (what: string, count: number): string => (count === 1 ? what : what.replace(/^\w+/, '$&s'))
