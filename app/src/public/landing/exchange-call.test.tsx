import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { complaintsOfSamples } from '../../../test/compile-samples.ts'
import { ExchangeCall } from './exchange-call.tsx'

test('the call on the first page compiles against the SDK', async () => {
  const { container } = render(<ExchangeCall number="+639175550101" maxAge={24} />)
  const lines = [...(container.querySelector('code')?.children ?? [])].map(({ textContent }) => textContent)
  expect(lines.join('\n')).toContain("  body: { phoneNumber: '+639175550101', maxAge: 24 },\n})")
  const code = `const key: string = ''\n${lines.join('\n')}\nconst answered: boolean | undefined = data?.swapped\nvoid answered\n`
  expect(await complaintsOfSamples({ hero: code })).toBe('')
})
