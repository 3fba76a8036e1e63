import { expect, test } from 'vitest'
import { roleRefusal } from './role.ts'

const lakbay = (role: 'OWNER' | 'DEVELOPER' | 'BILLING' | 'VIEWER') => ({
  account_id: 'usr_mara3K',
  account_name: 'Lakbay Freight',
  role,
})

test.each(['POST /api/payment', 'POST /api/user-subscription', 'POST /api/team/invitations'] as const)(
  '%s: the owner may, and so may whoever is in no team',
  (operation) => {
    expect(roleRefusal(lakbay('OWNER'), operation)).toBeUndefined()
    expect(roleRefusal(null, operation)).toBeUndefined()
  },
)

test('who may not is told who they are, and who may', () => {
  expect(roleRefusal(lakbay('VIEWER'), 'PUT /api/wallet/threshold')).toBe(
    'You’re a viewer of Lakbay Freight. The owner or a billing member can do this.',
  )
  expect(roleRefusal(lakbay('BILLING'), 'PUT /api/user-subscription/regenerate')).toBe(
    'You’re a billing member of Lakbay Freight. The owner or a developer can do this.',
  )
  expect(roleRefusal(lakbay('DEVELOPER'), 'POST /api/team/invitations')).toBe(
    'You’re a developer of Lakbay Freight. The owner can do this.',
  )
  expect(roleRefusal(lakbay('DEVELOPER'), ['OWNER', 'BILLING'])).toContain('The owner or a billing member')
})

test('what is open to the role, and what concerns the person alone', () => {
  expect(roleRefusal(lakbay('DEVELOPER'), 'PUT /api/user-subscription/regenerate')).toBeUndefined()
  expect(roleRefusal(lakbay('VIEWER'), 'GET /api/wallet/credits')).toBeUndefined()
  expect(roleRefusal(lakbay('VIEWER'), 'PUT /api/profile')).toBeUndefined()
})
