import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormError } from './form-error.tsx'
import { ProblemFacts } from './problem-facts.tsx'

test('an error leads to the page about its code, to the contact form that knows its request, and to the status', () => {
  render(
    <FormError
      of={{ text: 'Some fields are invalid.', requestId: 'req_1', code: 'validation_failed' }}
      title="It wasn’t saved."
    />,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Read about validation_failed', '/problems/validation-failed'],
    ['Contact support', '/contact-us?request_id=req_1'],
    ['Status', '/status'],
  ])
})

test.each(['network_error', 'timeout', 'unreadable_answer', 'http_502'])(
  'there is no page about %s, so nothing leads there',
  (code) => {
    render(<ProblemFacts of={{ code }} />)
    expect(screen.queryByRole('link')).toBeNull()
  },
)
