interface Address {
  readonly publisher: string
  /** Of an address that nobody else has, the name of the API as well. */
  readonly tag: string
}

export interface PublishedVersion {
  readonly api: string
  readonly version: string
  readonly full_version: string
  readonly operations: readonly { readonly operation_id: string }[]
}

export interface DocumentRequest {
  readonly path: string
  readonly as?: 'admin' | 'user'
  /** Sent as JSON, by POST. */
  readonly body?: object
  readonly isPage?: boolean
}

/** Everything that is made of a published document, and of all that are published; of its operations the first and the last, or `shown`. */
export function requestsOf(
  { api, version: v, full_version, operations }: PublishedVersion,
  { publisher, tag }: Address,
  shown: readonly (PublishedVersion['operations'][number] | undefined)[] = [operations[0], operations.at(-1)],
): DocumentRequest[] {
  const name = `${api}-${full_version}`
  const version = `api=${api}&version=${v}`
  const ids = shown.flatMap((one) => one?.operation_id ?? [])
  const some = [...new Set(ids)].map(encodeURIComponent)
  const page = `/api/${publisher}/${tag}/${v}`
  const call = (path: string, rest: Omit<DocumentRequest, 'path'> = {}) => ({
    path: `/portal-api/api/${path}`,
    ...rest,
  })
  return [
    ...['.yaml', '.json', '.md', '.postman.json'].map((ending) => ({ path: `/openapi/${name}${ending}` })),
    ...some.map((id) => ({ path: `/openapi/${name}/${id}.md` })),
    { path: `${page}.md` },
    ...['llms.txt', 'llms-full.txt', 'pricing.md', 'sitemap.xml', '.well-known/api-catalog'].map((path) => ({
      path: `/${path}`,
    })),
    ...[
      page,
      ...some.map((id) => `${page}?operation=${id}`),
      ...parts.map((part) => `${page}?part=${part}`),
    ].map(asPage),
    ...['/', '/api', '/api?search=hostile', '/pricing', '/pricing?search=hostile'].map(asPage),
    call(`api-reference?${version}`),
    ...some.map((id) => call(`api-reference/operation?${version}&operation_id=${id}`)),
    call(`api-reference/changelog?${version}`),
    call(`catalogue/address?publisher=${publisher}&tag=${tag}`),
    ...['search-index', 'search-index?code=not_found', 'api-list-public'].map((path) => call(path)),
    ...['catalogue?search=hostile', 'sku-public', 'prices/operations', 'prices'].map((path) => call(path)),
    ...[
      'sku',
      `sku?api=${api}`,
      'user-test-account',
      'user-subscription/products',
      `user-subscription/products?api=${api}`,
    ].map((path) => call(path, { as: 'user' })),
    ...['get-credits', 'get-user-plan', 'get-service-plan'].map((path) =>
      call(path, { as: 'user', body: { api } }),
    ),
    ...[`admin/apis/version?${version}`, 'admin/apis'].map((path) => call(path, { as: 'admin' })),
    call('sync', { body: { api, version: v } }),
    { path: `/gateway/${publisher}/${tag}/${v}/a` },
  ]
}

/** Of the page of an API. */
const parts = ['overview', 'documentation', 'prices', 'changelog', 'versions']

const asPage = (path: string): DocumentRequest => ({ path, isPage: true })
