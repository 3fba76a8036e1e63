import { expect, test } from 'vitest'
import { jun, mara } from '../../../test/profiles.ts'
import { beginning, bodyOf, requestIdIn } from './message.ts'

test.each([
  ['?request_id=req_7Hq2mXv9Kd81', 'req_7Hq2mXv9Kd81'],
  ['', ''],
  ['?request_id=', ''],
  ['?request_id=no%20id', ''],
  [`?request_id=${'a'.repeat(65)}`, ''],
])('the request of “%s” is “%s”', (search, id) => {
  expect(requestIdIn(search)).toBe(id)
})

test('a signed-in person finds their name, email and company there', () => {
  expect(beginning(mara, '')).toMatchObject({
    first_name: 'Mara',
    last_name: 'Santos',
    email: 'mara@lakbay.example',
    company: 'Lakbay Freight',
  })
  expect(beginning(jun, 'req_1')).toMatchObject({ company: '', request_id: 'req_1', message: '' })
})

test('what was left empty is not sent, and spaces around a value are not either', () => {
  const message = { ...beginning(jun, ''), email: ' jun@example.com ', message: 'Ten letters' }
  expect(bodyOf(message, 'answer')).toEqual({
    first_name: 'Jun',
    last_name: 'Dela Cruz',
    email: 'jun@example.com',
    message: 'Ten letters',
    captcha: 'answer',
  })
  expect(bodyOf({ ...message, company: ' Lakbay ', request_id: ' req_1 ' }, 'answer')).toMatchObject({
    company: 'Lakbay',
    request_id: 'req_1',
  })
})
