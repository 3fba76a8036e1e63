import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { Stepper } from './stepper.tsx'

const steps = [{ title: 'Business' }, { title: 'Documents' }, { title: 'Review' }]

test('what is done can be gone back to, what is not cannot be reached', async () => {
  const onStep = vi.fn()
  render(
    <ChakraScope>
      <Stepper label="Verification" steps={steps} step={1} onStep={onStep} />
    </ChakraScope>,
  )
  expect(screen.getByRole('list', { name: 'Verification' })).toBeVisible()
  const [business, documents] = screen.getAllByRole('listitem')
  expect(business).toHaveTextContent('Business, done')
  expect(documents).toHaveAttribute('aria-current', 'step')
  const buttons = screen.getAllByRole('button')
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0] as HTMLElement)
  expect(onStep).toHaveBeenCalledExactlyOnceWith(0)
})
