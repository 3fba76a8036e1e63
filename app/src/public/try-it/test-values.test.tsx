import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { api, operation } from './test/operation.ts'
import { TryIt } from './try-it.tsx'

test('a test value is marked in Live before it is sent, and cleared with a press', async () => {
  const user = userEvent.setup()
  renderApp(<TryIt api={api} operation={operation()} />, createTestApp())
  await user.selectOptions(screen.getByLabelText('Test values for phoneNumber'), '+639175550102')
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Live' }))
  expect(screen.getByText(/^\+639175550102 is a test/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByText(/is a test/)).toBeNull()
  const body = screen.getByRole('textbox', { name: /^Body/ }) as HTMLTextAreaElement
  expect(JSON.parse(body.value)).toMatchObject({ phoneNumber: '' })
})
