// A document that breaks or deprecates operations is told to the accounts that called those, and to no other.
import { afterAll, expect, test } from 'vitest'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
afterAll(() => desk.close())

const [mara, jun, leo, tess] = ['usr_mara3K', 'usr_jun7Q2', 'usr_leo5Nw', 'usr_tess8L'] as const
const release = (version: string, paths: object) =>
  desk.publish(
    server,
    desk.file(`museum-${version}.json`, museum({ info: { title: 'Museum', version }, paths })),
    '--publisher',
    'acme',
  )

async function called(user_id: string, operation: string, day = '2026-11-20'): Promise<void> {
  await server.db
    .insertInto('api_call_days')
    .values({
      user_id,
      day,
      api: 'acme',
      version: 'v1',
      operation,
      method: 'GET',
      path: `/${operation}`,
      status: 299,
      calls: 1,
    })
    .execute()
}

async function notices() {
  await server.runJobs()
  return server.db
    .selectFrom('notifications')
    .select(['user_id', 'message', 'link', 'important'])
    .where('message', 'like', 'Museum %')
    .orderBy('user_id')
    .execute()
}

test('only callers of what changed hear of it, each of their own operations', async () => {
  const { '/hours': hours, '/tickets': tickets } = museum().paths
  await release('1.0.0', { '/hours': hours, '/tickets': tickets })
  await called(mara, 'getHours')
  await called(mara, 'buyTicket')
  await called(jun, 'buyTicket')
  await called(leo, 'getHours', '2026-08-23')
  await called(tess, 'getHours', '2026-08-24')
  expect(await notices()).toEqual([])

  await release('1.1.0', { '/tickets': { post: { ...tickets.post, deprecated: true } } })
  const first = await notices()
  const link = '/api/acme/v1?part=changelog'
  const end = 'You called it in the last 90 days.'
  expect(first).toEqual([
    { user_id: jun, message: `Museum 1.1.0 deprecates “Buy a ticket”. ${end}`, link, important: false },
    {
      user_id: mara,
      message: `Museum 1.1.0 has breaking changes to “Read the opening hours” and deprecates “Buy a ticket”. ${end}`,
      link,
      important: true,
    },
    {
      user_id: tess,
      message: `Museum 1.1.0 has breaking changes to “Read the opening hours”. ${end}`,
      link,
      important: true,
    },
  ])

  // The same document again changes nothing for anybody.
  await release('1.1.0', { '/tickets': { post: { ...tickets.post, deprecated: true } } })
  expect(await notices()).toEqual(first)
})
