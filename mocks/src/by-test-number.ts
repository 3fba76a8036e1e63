import type { IHttpRequest } from '@stoplight/prism-http'
import { pathValues } from '@switchboard/oas/paths'
import { atPointer } from './json.ts'
import type { Mock } from './prism-mock.ts'

/** One entry of `x-test-data`: this value in this place of a request gives this response. */
export interface TestDatum {
  readonly value: string
  /** `#/phoneNumber` in the body, `?to` in the query, `{id}` in the path. */
  readonly at: string
  readonly label: string
  /** A response without a body has no example. */
  readonly outcome: { readonly status: number; readonly example?: string }
  readonly test_only?: boolean
}

/** A test number gives its outcome, unless the caller chose a response with Prefer, or sent a live key: the gateway rejects that. */
export function byTestNumber(mock: Mock): Mock {
  return (request) => {
    const { resource, input, config } = request
    if (config.code || config.exampleKey || config.dynamic || input.validations.length > 0)
      return mock(request)
    const testData = (resource.extensions?.['x-test-data'] ?? []) as readonly TestDatum[]
    const met = testData.find(({ at, value }) => valueAt(input.data, at, resource.path) === value)
    if (!met) return mock(request)
    if (met.test_only !== false && isLiveKey(input.data) && documentsLive(resource))
      return mock({ ...request, config: { ...config, code: 403, exampleKey: liveExample } })
    const { status, example } = met.outcome
    return mock({ ...request, config: { ...config, code: status, ...(example && { exampleKey: example }) } })
  }
}

const isLiveKey = ({ headers }: IHttpRequest): boolean =>
  Object.entries(headers ?? {}).some(
    ([name, value]) => /^x-api-key$/i.test(name) && value.startsWith('sb_live_'),
  )

const liveExample = 'testValueLive'
const documentsLive = ({ responses }: Parameters<Mock>[0]['resource']): boolean =>
  responses.some(({ contents }) =>
    contents?.some(({ examples }) => examples?.some(({ key }) => key === liveExample)),
  )

function valueAt({ body, url }: IHttpRequest, at: string, template: string): unknown {
  if (at.startsWith('#')) return atPointer(body, at)
  if (at.startsWith('?')) return url.query?.[at.slice(1)]
  return pathValues(template, url.path)[at.slice(1, -1)]
}
