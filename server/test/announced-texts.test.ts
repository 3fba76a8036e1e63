// Announced changes in texts for other readers: beside prices and limits, and in the feed of the changelog.
import type { components } from '@switchboard/sdk'
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { subscriber } from './support/subscribers.ts'

const server = await serverOfFile()
const iris = await subscriber(server, 'admin')

async function read(path: string): Promise<string> {
  const response = await fetch(`${server.url}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

const places = ['/pricing.md', '/llms.txt', '/llms-full.txt', '/openapi/messaging-1.4.0.md']
const words = 'From 1 January 2027 at 00:00 (Asia/Manila), Messaging v1: '
const saying = async () => {
  const texts = await Promise.all(places.map(read))
  return places.filter((_, index) => texts[index]?.includes(words))
}
const feed = async (ending: 'xml' | 'json', search = '') => {
  const text = await read(`/changelog.${ending}${search}`)
  const titles =
    ending === 'json'
      ? parseJsonFeed(text).items?.map(({ title }) => title)
      : parseRssFeed(text).items?.map(({ title }) => title)
  return titles?.filter((title) => title?.includes('prices or limits'))
}

test('an announced change is said wherever its price is, and in the feed, until it’s cancelled, which the feed says', async () => {
  expect(await saying()).toEqual([])
  const { body } = await iris.ask('POST', 'admin/announcements', {
    api: 'messaging',
    version: 'v1',
    effective_at: '2026-12-31T16:00:00Z',
    prices: [{ operation_id: 'sendMessage', price: '0.90' }],
    reason: 'Network charges rise.',
  })
  const { announcement_id } = body.data as components['schemas']['AdminAnnouncement']
  expect(await saying()).toEqual(places)
  const title = 'Messaging v1: change of prices or limits'
  for (const search of ['', '?api=messaging'])
    expect([await feed('xml', search), await feed('json', search)]).toEqual([[title], [title]])
  expect(await feed('xml', '?api=sim-swap')).toEqual([])

  await iris.ask('POST', 'admin/announcements/cancel', { announcement_id, reason: 'The charges stay.' })
  expect(await saying()).toEqual([])
  expect((await feed('json'))?.toSorted()).toEqual([title, `${title} cancelled`])
  expect(await read('/changelog.xml')).toContain(
    'announced for 1 January 2027 at 00:00 (Asia/Manila) won’t happen.',
  )
})
