import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { expect, test } from 'vitest'
import { cachedSystem } from './cached-system.ts'
import { buttonRecipe } from './recipes/button.ts'

const plain = createSystem(defaultBaseConfig)
const cached = cachedSystem(plain)

const small = { padding: '4px', _hover: { color: 'red' } }
const large = { padding: '8px', color: { base: 'blue', md: 'green' } }

test.each([
  ['one style', [small]],
  ['one style among empty ones', [{}, large, {}]],
  ['styles of which the later wins', [small, large]],
  ['the same in the other order', [large, small]],
  ['no style', [{}]],
])('%s is what Chakra makes of it, again and again', (_what, styles) => {
  const expected = plain.css(...styles)
  expect(cached.css(...styles)).toEqual(expected)
  expect(cached.css(...styles)).toEqual(expected)
})

test('a recipe is made once, and answers each choice as Chakra does', () => {
  const recipe = cached.cva(buttonRecipe)
  expect(cached.cva(buttonRecipe)).toBe(recipe)
  for (const choice of [{}, { look: 'danger' }, { look: 'link', size: 'small' }] as const)
    expect(recipe(choice)).toEqual(plain.cva(buttonRecipe)(choice))
})

test.each(['padding', '_hover', 'css', 'href', 'onClick'])('%s is a property of styles as it was', (name) => {
  expect(cached.isValidProperty(name)).toBe(plain.isValidProperty(name))
  expect(cached.isValidProperty(name)).toBe(plain.isValidProperty(name))
})
