import { expect, test } from 'vitest'
import { reportedError } from './error-pages.tsx'

test('a known reason has its words, with the code of the address', () => {
  expect(reportedError('?code=400&reason=payment')).toMatchObject({
    code: '400',
    message: expect.stringContaining('reference is missing'),
  })
})

test.each(['', '?code=', '?code=200', '?code=abc', '?code=5000', '?code=<b>'])('%j is a 500', (search) => {
  expect(reportedError(search)).toEqual({ code: '500', message: undefined })
})

test.each(['constructor', 'toString', 'Call+this+number'])(
  'the address cannot put %j on the page',
  (reason) => {
    expect(reportedError(`?code=500&reason=${reason}`).message).toBeUndefined()
  },
)
