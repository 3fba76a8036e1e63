import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { api, operation } from './test/operation.ts'
import { TryIt } from './try-it.tsx'

const keyOf = (ending: string) => `sb_test_${'k'.repeat(34)}${ending}`

test('keys that were pasted are chosen by their last four, in memory alone, until they are forgotten; a sample holds a test key until told otherwise', async () => {
  const user = userEvent.setup()
  renderApp(<TryIt api={api} operation={operation()} />, createTestApp())
  await user.click(screen.getByRole('radio', { name: 'Test' }))
  const field = screen.getByLabelText(/Your test key/)
  for (const key of [keyOf('aaaa'), keyOf('bbbb'), 'sb_test_half', keyOf('aaaa')]) {
    await user.clear(field)
    await user.click(field)
    await user.paste(key)
  }
  const choices = () => screen.queryAllByRole('button', { name: /^Use the key / })
  expect(choices().map(({ textContent }) => textContent)).toEqual([
    'Use the key sb_test_…aaaa',
    'Use the key sb_test_…bbbb',
  ])
  await user.click(screen.getByRole('button', { name: /^Use the key .*bbbb$/ }))
  expect(field).toHaveValue(keyOf('bbbb'))
  const sample = screen.getByRole('region', { name: 'Code sample' })
  await waitFor(() => expect(sample).toHaveTextContent(keyOf('bbbb')))
  await user.click(within(sample).getByLabelText('Show my key in the sample'))
  await waitFor(() => expect(document.body).not.toHaveTextContent(keyOf('')))
  const places = [location.href, JSON.stringify({ ...localStorage, ...sessionStorage })]
  expect(places.join()).not.toContain(keyOf(''))
  await user.click(screen.getByRole('button', { name: 'Forget all' }))
  expect(choices()).toEqual([])
  expect(field).toHaveValue('')
})
