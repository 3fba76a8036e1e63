import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { api, operation } from './test/operation.ts'
import { TryIt } from './try-it.tsx'

test('a part of the path that leads to another operation is not sent: the person is told at its field', async () => {
  const fetch = vi.fn(async (_request: Request) => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  const id = {
    name: 'id',
    place: 'path',
    required: true,
    deprecated: false,
    description: '',
    schema: { type: 'string' },
    example: null,
  } as const
  const read = operation({
    operation_id: 'readMessage',
    method: 'GET',
    path: '/messages/{id}',
    body: null,
    inputs: [id],
  })
  const others = [read, { ...read, operation_id: 'readAsText', path: '/messages/{id}.txt' }]
  const operations = others.map((one) => ({
    ...one,
    method: 'GET' as const,
    price: '0.00',
    price_unit: 'call',
  }))
  renderApp(<TryIt api={{ ...api, operations }} operation={read} />, createTestApp())
  const person = userEvent.setup()
  const field = screen.getByRole('textbox', { name: /^id/ })
  for (const value of ['..', '.', '7.txt']) {
    await person.clear(field)
    await person.type(field, value)
    await person.click(screen.getByRole('button', { name: 'Send' }))
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(/the URL leads to another operation/)
  }
  expect(fetch).not.toHaveBeenCalled()
  await person.clear(field)
  expect(document.body).toHaveTextContent('/messages/{id}')
  await person.clear(field)
  await person.type(field, 'a')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('region', { name: 'Response' })).toHaveTextContent('200 OK')
  expect(fetch.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual(['/mock/sim-swap/messages/a'])
})
