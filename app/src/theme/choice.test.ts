// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createTheme } from './choice.ts'

function parts(dark: boolean) {
  const listeners: (() => void)[] = []
  const prefersDark = {
    matches: dark,
    addEventListener: (_type: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.push(() => listener())
    },
  }
  const system = (value: boolean) => {
    prefersDark.matches = value
    for (const listener of listeners) listener()
  }
  return { parts: { root: document.documentElement, prefersDark }, system }
}

const themeOf = () => document.documentElement.dataset.theme

beforeEach(() => {
  delete document.documentElement.dataset.choice
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'switchboard.theme=; Max-Age=0'
})

test('follows the system until a person chooses', () => {
  const { parts: themeParts, system } = parts(false)
  const theme = createTheme(themeParts)
  system(true)
  expect(theme.state.choice).toBe('system')
  expect(themeOf()).toBe('dark')
})

test('a choice holds against the system and across visits', () => {
  const { parts: themeParts, system } = parts(false)
  createTheme(themeParts).choose('dark')
  system(false)
  expect(themeOf()).toBe('dark')
  expect(document.cookie).toContain('switchboard.theme=dark')
  expect(createTheme(themeParts).state.choice).toBe('dark')
})

test('the system is a choice, too: it holds against the provider’s default', () => {
  const { parts: themeParts } = parts(false)
  const theme = createTheme(themeParts)
  theme.choose('dark')
  theme.choose('system')
  expect(themeOf()).toBe('light')
  expect(document.cookie).toContain('switchboard.theme=system')
})
