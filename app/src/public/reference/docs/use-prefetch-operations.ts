import type { SyntheticEvent } from 'react'
import type { VersionKey } from '../../../domain/catalogue/queries.ts'
import { useServices } from '../../../lib/services.ts'
import { mayPrefetch } from '../../../router/prefetch.ts'
import { operationQuery } from '../queries.ts'

/** Loads an operation as soon as somebody points at its link or reaches it with the keyboard. */
export function usePrefetchOperations(key: VersionKey) {
  const { portal, queryClient } = useServices()
  const fetchPointed = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-operation]') : null
    const operation = link?.dataset.operation
    if (operation && mayPrefetch(navigator.connection))
      queryClient.prefetchQuery(operationQuery(portal, key, operation))
  }
  return { onPointerOver: fetchPointed, onFocus: fetchPointed }
}
