import { asObject, clipped, type JsonObject } from '../json.ts'
import { pathItemOf, resolved } from '../pointer.ts'
import type { Callback } from '../types.ts'
import { maxLengths } from './max-lengths.ts'
import { operationsOfItem } from './operations-of.ts'
import { type ExchangeSource, readExchange } from './read-exchange.ts'

/** The calls that the API makes because of an operation. Those that follow of these are left out: they could be without end. */
export function readCallbacks(
  raw: JsonObject,
  source: Pick<ExchangeSource, 'document' | 'schemas' | 'find'>,
): Callback[] {
  const { document } = source
  return Object.entries(asObject(raw.callbacks))
    .flatMap(([name, callback]) =>
      Object.entries(asObject(resolved(document, callback))).map(([url, item]) => ({ name, url, item })),
    )
    .filter(({ url }) => !url.startsWith('x-'))
    .flatMap(({ name, url, item }) =>
      operationsOfItem('', pathItemOf(document, item)).map((placed) => ({ name, url, placed })),
    )
    .slice(0, maxLengths.callbacks)
    .map(({ name, url, placed }) => ({
      name: clipped(name, maxLengths.field),
      url: clipped(url, maxLengths.url),
      method: placed.method,
      summary: clipped(placed.raw.summary, maxLengths.line),
      ...readExchange({ ...source, ...placed, outgoing: true }),
    }))
}
