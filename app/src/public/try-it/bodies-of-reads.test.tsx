import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { api, operation } from './test/operation.ts'
import { TryIt } from './try-it.tsx'

test.each([
  ['GET', true],
  ['DELETE', false],
  ['POST', false],
] as const)(
  'with %s, that a browser sends no body is said: %s, and the call goes',
  async (method, isLeftOut) => {
    const bodies: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      bodies.push(await request.text())
      return Response.json({})
    })
    const own = operation({ method, operation_id: `bodyOf${method}` })
    renderApp(<TryIt api={api} operation={own} />, createTestApp())
    expect(screen.queryByText(new RegExp(`^Browsers can’t send a body with ${method},`)) !== null).toBe(
      isLeftOut,
    )
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('region', { name: 'Response' })
    expect(bodies).toEqual([isLeftOut ? '' : expect.stringContaining('phoneNumber')])
  },
)
