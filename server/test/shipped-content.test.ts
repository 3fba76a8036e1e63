import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../src/modules/content/read-content.ts'
import { repo } from './support/world.ts'

test('the texts that ship keep the contract, and the pages that every deployment has are there', () => {
  const { pages, resources, docs, faqs } = readContent(join(repo, 'server/content'))
  const titles = pages.map(({ title }) => title)
  expect(titles).toEqual(
    expect.arrayContaining(['about-us', 'terms-and-conditions', 'privacy-notice', 'privacy-policy']),
  )
  for (const list of [resources, docs, faqs]) expect(list.length).toBeGreaterThan(0)
})
