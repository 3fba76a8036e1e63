import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useUrlState } from './use-url-state.ts'

const codec = {
  read: (search: string) => new URLSearchParams(search).get('q') ?? '',
  write(search: string, words: string) {
    const query = new URLSearchParams(search)
    query.delete('q')
    if (words) query.set('q', words)
    return query.toString()
  },
}

function at(path: string) {
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  )
  const { result, unmount } = renderHook(() => useUrlState(codec), { wrapper })
  return { result, history, unmount }
}

test('the state is what the address says, and what else it says stays', () => {
  const { result, history } = at('/faqs?sort=new&q=keys')
  expect(result.current[0]).toBe('keys')
  act(() => result.current[1]('credits'))
  expect(result.current[0]).toBe('credits')
  expect(history).toEqual(['/faqs?sort=new&q=keys', '/faqs?sort=new&q=credits'])
})

test('what changes letter by letter takes the place of what was there; nothing is no question mark', () => {
  const { result, history } = at('/faqs?q=keys')
  act(() => result.current[1]('', { replace: true }))
  expect(history).toEqual(['/faqs'])
})

test('a write that ends once its page was left brings nobody back', () => {
  const { result, history, unmount } = at('/faqs?q=keys')
  unmount()
  act(() => result.current[1]('credits', { replace: true }))
  expect(history).toEqual(['/faqs?q=keys'])
})
