import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const dist = join(import.meta.dirname, '../dist')

/**
 * Transferred bodies of scripts in KB, which a phone fetches and parses before a page is usable. Lighthouse adds
 * their headers. Rounded up to the half: hashes in file names move the compressed sizes by 0.2 KB.
 */
export const budgets: Readonly<Record<string, number>> = {
  '/': 114,
  '/api': 112,
  '/faqs': 112,
  '/insights/codes-that-arrive': 118.5,
  '/api/lumina/sim-swap/v1': 141,
  '/login': 130.5,
  '/register': 130.5,
}

/** Pages that are drawn without Chakra. */
export const plainPages: readonly string[] = [
  ...Object.keys(budgets),
  '/forgot-password',
  '/reset-password?token=rst_8pL3dF6gJ1nS9vB4kW7zC2',
  '/first-owner?token=own_8pL3dF6gJ1nS9vB4kW7zC2',
  '/verify?token=ver_unknown_0000000000',
  '/pricing',
  '/insights',
  '/terms-and-conditions',
]

/** Scripts that a page gets from now on, whether its browser has them already or not. */
export function scriptsOf(page: Page) {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  const names = () => [...scripts]
  return {
    names,
    kb: () => names().reduce((sum, path) => sum + statSync(join(dist, `${path}.br`)).size, 0) / 1000,
    /** Those with the name by which its style sheets are found. */
    withChakra: () =>
      names().filter((path) => readFileSync(join(dist, path), 'utf8').includes('data-emotion')),
  }
}
