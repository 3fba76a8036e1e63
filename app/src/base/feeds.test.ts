import { expect, test } from 'vitest'
import { feedLinks } from './feeds.ts'

test.each([
  ['/portal-api', ['/changelog.xml', '/changelog.json']],
  ['', ['/changelog.xml', '/changelog.json']],
  [
    'https://api.portal.example/portal-api',
    ['https://api.portal.example/changelog.xml', 'https://api.portal.example/changelog.json'],
  ],
])('feeds of a portal API at %j are beside it', (portalUrl, addresses) => {
  expect(feedLinks(portalUrl).map(({ href }) => href)).toEqual(addresses)
})
