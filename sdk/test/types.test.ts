import { describe, expectTypeOf, it } from 'vitest'
import { type Api, createApi, type ErrorCodeOf } from '../src/apis.ts'
import type { createContent } from '../src/content.ts'
import { type TestOutcomes, testValues } from '../src/generated/apis/sim-swap.ts'
import {
  type ApiError,
  type components,
  createPortal,
  download,
  type ErrorCode,
  isApiError,
  type OperationId,
  pages,
  type Role,
  type roles,
  unwrap,
} from '../src/index.ts'
import { scenario } from '../src/mock.ts'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '../src/react-query.ts'

type Schemas = components['schemas']
const portal = createPortal({ baseUrl: 'http://localhost' })

// The compiler is the test: nothing here is called. `npm test types` fails when a line no longer holds.
describe('types', () => {
  it('of calls are those of the contract', () => {
    const read = () => portal.GET('/api/profile')
    expectTypeOf<NonNullable<Awaited<ReturnType<typeof read>>['data']>['data']>().toEqualTypeOf<
      Schemas['UserProfile']
    >()
    const unwrapped = () => unwrap(portal.GET('/api/profile'))
    expectTypeOf(unwrapped).returns.resolves.toEqualTypeOf<{ data: Schemas['UserProfile'] }>()
    // @ts-expect-error no such path
    void (() => portal.GET('/api/nothing'))
    // @ts-expect-error a payment needs its body
    void (() => portal.POST('/api/payment'))
    // @ts-expect-error money is a decimal string, never a number
    void (() => portal.POST('/api/payment', { body: { amount: 5 } }))
    // @ts-expect-error a login needs both
    void (() => portal.session.login({ email: 'a@example.com' }))
  })

  it('of pages are items of lists alone', () => {
    const walk = () => pages(portal, '/api/transactions')
    type Item = ReturnType<typeof walk> extends AsyncGenerator<infer Item> ? Item : never
    expectTypeOf<Item>().toEqualTypeOf<Schemas['Transaction']>()
    // @ts-expect-error not a list in pages
    void (() => pages(portal, '/api/profile'))
    // @ts-expect-error no such view
    void (() => pages(portal, '/api/transactions', { query: { view: 'nothing' } }))
  })

  it('of downloads follow method and path', () => {
    // @ts-expect-error the export is a GET
    void (() => download(portal, 'post', '/api/api-usage/export'))
    // @ts-expect-error the file has to be named
    void (() => download(portal, 'post', '/api/insights/download-file'))
  })

  it('of query options carry data and error', () => {
    const options = queryOptions(portal, '/api/wallet/credits')
    type Data = Awaited<ReturnType<Extract<typeof options.queryFn, (...args: never) => unknown>>>
    expectTypeOf<Data['data']>().toEqualTypeOf<Schemas['WalletCredits']>()
    expectTypeOf<NonNullable<typeof options.throwOnError>>()
      .extract<(...args: never) => unknown>()
      .parameter(0)
      .toEqualTypeOf<ApiError>()
    const endless = infiniteQueryOptions(portal, '/api/transactions')
    expectTypeOf(endless.initialPageParam).toEqualTypeOf<number>()
    // @ts-expect-error a write is no query
    void (() => queryOptions(portal, '/api/payment'))
    const content = {} as ReturnType<typeof createContent>
    // @ts-expect-error the slug is needed
    void (() => queryOptions(content, '/resources/{slug}'))
  })

  it('of mutation options ask for what the write needs', () => {
    const options = mutationOptions(portal, 'post', '/api/redeem-starter')
    expectTypeOf<undefined>().toExtend<Parameters<NonNullable<typeof options.mutationFn>>[0]>()
    const payment = mutationOptions(portal, 'post', '/api/payment')
    type Variables = Parameters<NonNullable<typeof payment.mutationFn>>[0]
    expectTypeOf<Variables['body']>().toExtend<Schemas['PaymentRequest']>()
    // @ts-expect-error a read is no mutation
    void (() => mutationOptions(portal, 'post', '/api/profile'))
  })

  it('of scenarios are the examples of that status', () => {
    expectTypeOf(scenario('getWalletCredits', 200, 'zeroBalance').headers.Prefer).toBeString()
    void scenario('getWalletCredits', 503, 'unavailable')
    // @ts-expect-error no such example for 200
    void (() => scenario('getWalletCredits', 200, 'tokenExpired'))
    // @ts-expect-error no such operation
    void (() => scenario('getNothing', 200, 'user'))
  })

  it('of error codes are those of the contract and of the SDK', () => {
    const textOf = ({ code }: ApiError): string => {
      switch (code) {
        case 'statement_paid':
        case 'network_error':
        case 'http_502':
          return 'known'
        // @ts-expect-error no such code
        case 'statement_lost':
          return 'invented'
        default:
          return 'a newer server has others'
      }
    }
    expectTypeOf(textOf).returns.toBeString()
    expectTypeOf<Schemas['Problem']['code']>().toExtend<ErrorCode>()
    const refused = ({ errors }: ApiError) => errors[0]?.code
    // @ts-expect-error no such rule
    void ((error: ApiError) => refused(error) === 'too_ugly')
  })

  it('of an API are those of its document', () => {
    const simSwap = {} as Api<'sim-swap'>
    const check = () => simSwap.POST('/check', { body: { phoneNumber: testValues.checkSimSwap.swapped } })
    type Answered = Awaited<ReturnType<typeof check>>
    expectTypeOf<Answered['data']>().toEqualTypeOf<{ swapped: boolean } | undefined>()
    expectTypeOf<NonNullable<Answered['error']>['code']>().toEqualTypeOf<
      Exclude<ErrorCodeOf<'sim-swap', 'checkSimSwap'>, 'network_error' | 'timeout' | 'unreadable_answer'>
    >()
    // @ts-expect-error a check needs its number
    void (() => simSwap.POST('/check', { body: { maxAge: 24 } }))
    // @ts-expect-error no such path
    void (() => simSwap.GET('/nothing'))
    // @ts-expect-error no such API
    void (() => createApi('nothing', { key: '' }))
    // @ts-expect-error the gateway asks for a key
    void (() => createApi('sim-swap', { environment: 'live' }))
    // @ts-expect-error the mock takes none
    void (() => createApi('sim-swap', { environment: 'mock', key: 'sb_live_1' }))
  })

  it('of errors of an API are those of the operation, and of the gateway', () => {
    const textOf = (error: unknown): string => {
      if (!isApiError<ErrorCodeOf<'sim-swap', 'checkSimSwap'>>(error)) throw error
      switch (error.code) {
        case 'number_unknown':
        case 'upstream_late':
        case 'http_502':
          return 'known'
        // @ts-expect-error a code of another operation
        case 'session_exists':
          return 'of Quality on Demand'
        default:
          return 'a newer API has others'
      }
    }
    expectTypeOf(textOf).returns.toBeString()
  })

  it('of test values say what they are answered with', () => {
    expectTypeOf(testValues.checkSimSwap.swapped).toEqualTypeOf<'+639175550101'>()
    expectTypeOf<TestOutcomes['checkSimSwap']['numberUnknown']>().toEqualTypeOf<404>()
    expectTypeOf<keyof TestOutcomes>().toEqualTypeOf<keyof typeof testValues>()
  })

  it('of identifiers are named by what they name', () => {
    expectTypeOf<Schemas['SubscriptionId']>().toBeString()
    expectTypeOf<OperationId>().extract<'getProfile'>().toEqualTypeOf<'getProfile'>()
    expectTypeOf<OperationId>().extract<'getNothing'>().toBeNever()
  })

  it('of roles know every operation', () => {
    expectTypeOf<(typeof roles)['GET /api/profile']>().toEqualTypeOf<readonly Role[]>()
  })
})
