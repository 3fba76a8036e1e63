import type { Portal } from '@switchboard/sdk'
import { pageOptions } from '@switchboard/sdk/react-query'
import { queryOptions } from '@tanstack/react-query'
import { readOwnFile } from '../../lib/portal-config.ts'
import type { AppServices } from '../../lib/services.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type CatalogueFilter, readFilter } from './filter.ts'

/** Whole rows of three cards and of two. */
const pageSize = 12

/** A search that is longer finds nothing, and the server takes none. */
const maxWords = 200

export const catalogueQuery = (portal: Portal, { words, category, tag, price, page }: CatalogueFilter) =>
  pageOptions(portal, '/api/catalogue', {
    params: {
      query: {
        page,
        limit: pageSize,
        ...(words.trim() && { search: words.trim().slice(0, maxWords) }),
        ...(category && { category }),
        ...(tag && { tags: tag }),
        ...(price && { max_price: price }),
      },
    },
  })

interface Archive {
  readonly file: string
  readonly url: string
  readonly checksum_url: string
  /** In bytes. */
  readonly size: number
  readonly sha256: string
  readonly documents: number
}

/** The archive of all documents; null where the portal's address has none, as on mocks, or it can't be read now. */
export const archiveQuery = (services: AppServices) =>
  queryOptions({
    queryKey: ['archive'],
    queryFn: () =>
      readOwnFile<Archive>(services, '/openapi/apis.json').then(
        (archive) => archive ?? null,
        () => null,
      ),
  })

export const loadCatalogue: LoadRoute = async (services, { search }) => {
  const { portal, queryClient } = services
  await Promise.all([
    queryClient.prefetchQuery(catalogueQuery(portal, readFilter(search))),
    queryClient.prefetchQuery(archiveQuery(services)),
  ])
}
