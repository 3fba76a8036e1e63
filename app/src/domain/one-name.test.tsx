// One thing has one name and one colour, wherever it is shown.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KeysTag } from '../admin/accounts/account-columns.tsx'
import { KitScope } from '../layouts/kit-scope.tsx'
import { StandingTag } from '../public/reference/head/standing-tag.tsx'
import { EnvironmentMark } from '../public/try-it/response/environment-mark.tsx'
import { inTone } from '../ui/chart/plot-data.ts'
import { apiStatuses } from './catalogue/api-statuses.ts'
import { environments } from './environments.ts'
import { EnvironmentTag } from './keys/environment-tag.tsx'

test.each([
  [{ keys_status: 'GRACE', active_keys: 5, grace_keys: 1 }, '1 of 5 in grace period'],
  [{ keys_status: 'ACTIVE', active_keys: 5, grace_keys: 0 }, '5 active'],
  [{ keys_status: 'GRACE' }, 'In grace period'],
] as const)('keys %j: %s', (keys, words) => {
  render(<KeysTag {...keys} />, { wrapper: KitScope })
  expect(screen.getByText(words)).toBeVisible()
})

test('a version that is neither new nor ending is active, to callers as to administrators', () => {
  render(<StandingTag status="ACTIVE" />)
  expect(screen.getByText(apiStatuses.ACTIVE.label)).toHaveTextContent('Active')
})

const tokens = readFileSync(join(import.meta.dirname, '../theme/tokens.css'), 'utf8')
const plain = readFileSync(join(import.meta.dirname, '../ui/generated/plain.css'), 'utf8')

test.each(['TEST', 'LIVE'] as const)('%s has one colour in keys, console and charts', (type) => {
  const { name, tone } = environments[type]
  render(
    <KitScope>
      <EnvironmentTag type={type} />
      <EnvironmentMark environment={type} />
    </KitScope>,
  )
  expect(screen.getAllByText(name)).toHaveLength(2)
  expect(plain).toContain(`.${tone}{background:var(--${tone}-tint);color:var(--${tone});}`)
  expect(inTone(tone)).toEqual({ color: `var(--${tone})` })
  // In either theme.
  expect(tokens.match(new RegExp(`--${tone}: #`, 'g'))).toHaveLength(2)
})
