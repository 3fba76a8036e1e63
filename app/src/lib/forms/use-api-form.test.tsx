import { mutationOptions } from '@switchboard/sdk/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { usePortal } from '../services.ts'
import { useApiForm } from './use-api-form.ts'

function RotateForm() {
  const { submit } = useApiForm({
    defaultValues: {},
    write: mutationOptions(usePortal(), 'post', '/api/webhooks/rotate-secret'),
    variables: () => ({ body: { webhook_id: 'whk_test01' } }),
  })
  return <form aria-label="Rotate" onSubmit={submit} />
}

test('two presses before anything is drawn are one call, and its answer stays in no cache', async () => {
  const { sent } = fakePortal({
    'POST /api/webhooks/rotate-secret': json({ data: { secret: 'whsec_test' } }),
  })
  const { services } = renderApp(<RotateForm />)
  const form = screen.getByRole('form', { name: 'Rotate' })
  const press = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  press()
  press()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await expect.poll(() => services.queryClient.getMutationCache().getAll()).toEqual([])
  expect(sent).toHaveLength(1)
  fireEvent.submit(form)
  await expect.poll(() => sent).toHaveLength(2)
})
