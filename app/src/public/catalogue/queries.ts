import type { Portal } from '@switchboard/sdk'
import { pageOptions } from '@switchboard/sdk/react-query'
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

export const loadCatalogue: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(catalogueQuery(portal, readFilter(search)))
