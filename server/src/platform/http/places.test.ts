import { expect, test } from 'vitest'
import { Places } from './places.ts'

const take = (places: Places, caller: string, count: number) =>
  Array.from({ length: count }, () => places.enter(caller)).filter((place) => typeof place === 'function')

test('one caller gets a share, and another finds places', () => {
  const places = new Places({ size: 100, share: 0.25 })
  expect(take(places, 'greedy', 100)).toHaveLength(25)
  expect(places.enter('greedy')).toBe('share')
  expect(take(places, 'victim', 15)).toHaveLength(15)
})

test('while ten take all they can, there is a place for the next', () => {
  const places = new Places({ size: 100, share: 0.25 })
  for (let caller = 0; caller < 10; caller += 1) take(places, `greedy ${caller}`, 100)
  expect(take(places, 'victim', 1)).toHaveLength(1)
})

test('what is given back, once or twice, is one place', () => {
  const places = new Places({ size: 2, share: 1 })
  const [first] = take(places, 'one', 3)
  expect(places.enter('other')).toBe('full')
  first?.()
  first?.()
  expect(take(places, 'other', 2)).toHaveLength(1)
})
