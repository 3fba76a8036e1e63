import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RankedBars } from './ranked-bars.tsx'

test('each bar is as long as its percent, also the longest', () => {
  render(
    <RankedBars
      label="Calls by API"
      rows={[53, 32, 15]}
      keyOf={String}
      name={String}
      value={(calls) => calls}
      text={String}
    />,
  )
  const bars = screen.getAllByRole('listitem').map((item) => ({
    said: item.querySelector('.note')?.textContent,
    drawn: item.querySelector<HTMLElement>('[style*="width"]')?.style.width,
  }))
  expect(bars).toEqual([53, 32, 15].map((percent) => ({ said: `${percent}%`, drawn: `${percent}%` })))
})
