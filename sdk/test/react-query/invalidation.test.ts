import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateAfter, queryKey } from '../../src/react-query.ts'

test('a first read that was on its way before a write is stale once it is there', async () => {
  const queryClient = new QueryClient()
  const answer = Promise.withResolvers<string>()
  const key = queryKey('/api/webhooks')
  const reading = queryClient.prefetchQuery({ queryKey: key, queryFn: () => answer.promise })
  await invalidateAfter(queryClient, 'put', '/api/webhooks')
  answer.resolve('as it was before')
  await reading
  await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})
