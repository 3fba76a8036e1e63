import { expect, test } from 'vitest'
import { personOf } from './profile.ts'

const mara = { firstname: 'Mara', lastname: 'Santos', company_name: 'Lakbay Freight' }

test('a business account has a full name, initials and its company', () => {
  expect(personOf(mara)).toEqual({
    displayName: 'Mara Santos',
    initials: 'MS',
    companyName: 'Lakbay Freight',
    b2bAccount: true,
  })
})

test.each([null, '', '   '])('company name %j is no business account', (company_name) => {
  expect(personOf({ ...mara, company_name })).toMatchObject({ companyName: '', b2bAccount: false })
})

test('without a name there is a generic one, and the initials CU', () => {
  expect(personOf({ firstname: ' ', lastname: '', company_name: null })).toMatchObject({
    displayName: 'Portal user',
    initials: 'CU',
  })
})

test.each([
  ['Jun', '', 'Jun', 'J'],
  ['', 'Cruz', 'Cruz', 'C'],
  ['émile', 'ñandú', 'émile ñandú', 'ÉÑ'],
  ['𝒜da', 'Lovelace', '𝒜da Lovelace', '𝒜L'],
])('%j %j is %j, %j', (firstname, lastname, displayName, initials) => {
  expect(personOf({ firstname, lastname, company_name: null })).toMatchObject({ displayName, initials })
})
