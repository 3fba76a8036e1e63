import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { TryItOutline } from './outline.tsx'
import { api, operation } from './test/operation.ts'

test('the outline shows what the console will begin with, and only Send is to be pressed', async () => {
  const onSend = vi.fn()
  renderApp(<TryItOutline api={api} operation={operation()} busy={false} onSend={onSend} />)
  for (const text of ['Mock', 'Test values for phoneNumber', 'Match my request', /"maxAge": 24/])
    expect(screen.getByText(text)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('Send that was pressed says so, and is not pressed twice', async () => {
  const onSend = vi.fn()
  renderApp(<TryItOutline api={api} operation={operation()} busy onSend={onSend} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sending' }))
  expect(onSend).not.toHaveBeenCalled()
})

test('where nothing answers there is nothing to send', () => {
  renderApp(
    <TryItOutline api={{ ...api, servers: [] }} operation={operation()} busy={false} onSend={() => {}} />,
  )
  expect(screen.getByText('These calls don’t work yet')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
