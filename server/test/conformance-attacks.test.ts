// Buyers rely on the mark, so a backend that doesn't keep the contract can't get one.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { conformanceOf, newKeys, sign } from './support/conformance.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const now = () => server.parts.clock()
const [lumina, beacon] = [newKeys(), newKeys()]
let portal: Awaited<ReturnType<typeof conformanceOf>>
let keyId: unknown
beforeAll(async () => {
  portal = await conformanceOf(server, now)
})
beforeEach(async () => {
  await portal.empty()
  const trusted = await portal.trust('lumina', lumina.publicKey)
  keyId = (trusted.body.data as { conformance_key_id: string }).conformance_key_id
  await portal.trust('beacon', beacon.publicKey)
})

const refused = async (file: unknown) => {
  const { status, body } = await portal.submit(file)
  expect(await portal.marks()).toEqual([null, null])
  return [status, body.code]
}

test('a failing result that is rewritten to pass is no longer signed', async () => {
  const { findings: _findings, operations: _operations, ...rest } = portal.failing()
  const { findings, operations } = portal.passing()
  const file = { ...sign(portal.failing(), lumina.privateKey), result: { ...rest, findings, operations } }
  expect(await refused(file)).toEqual([422, 'conformance_signature_invalid'])
})

test('a field that nobody knows is signed as all others are', async () => {
  const file = sign(portal.passing(), lumina.privateKey)
  const added = { ...file, result: { ...file.result, note: 'checked by hand' } }
  expect(await refused(added)).toEqual([422, 'conformance_signature_invalid'])
})

test('JSON that is nested deep ends nothing but its request', async () => {
  const file = sign(portal.passing(), lumina.privateKey)
  const deep = JSON.stringify({ ...file, result: { ...file.result, note: 'HERE' } }).replace(
    '"HERE"',
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
  )
  expect(await refused(deep)).toEqual([422, 'conformance_signature_invalid'])
})

test('the key of the attacker is not trusted, nor is that of another publisher', async () => {
  expect(await refused(sign(portal.passing(), newKeys().privateKey))).toEqual([
    403,
    'conformance_key_unknown',
  ])
  expect(await refused(sign(portal.passing(), beacon.privateKey))).toEqual([403, 'conformance_key_foreign'])
})

test('a trusted public key beside the signature of another one is not enough', async () => {
  const { publicKey } = sign(portal.passing(), lumina.privateKey)
  const file = { ...sign(portal.passing(), beacon.privateKey), publicKey }
  expect(await refused(file)).toEqual([422, 'conformance_signature_invalid'])
})

test('a result that passed cannot be brought back after a newer one that failed', async () => {
  const passed = sign(portal.passing(), lumina.privateKey)
  await portal.submit(passed)
  server.advance(1)
  await portal.submit(sign(portal.failing(), lumina.privateKey))
  expect(await refused(passed)).toEqual([409, 'conformance_result_outdated'])
})

test('a key that was removed signs nothing any more, also not what it signed before', async () => {
  const passed = sign(portal.passing(), lumina.privateKey)
  await portal.submit(passed)
  await portal.remove(keyId)
  expect(await refused(passed)).toEqual([403, 'conformance_key_unknown'])
})

const rowOfVersion = sql`SELECT FROM apis WHERE api = 'sim-swap' FOR UPDATE`

test('of two results at once, the run that ended last decides, whichever comes first', async () => {
  const earlier = sign(portal.passing(), lumina.privateKey)
  server.advance(1)
  const later = sign(portal.failing(), lumina.privateKey)
  for (const files of [
    [earlier, later],
    [later, earlier],
  ]) {
    await server.db.deleteFrom('conformance_results').execute()
    await race({ db: server.db, lock: rowOfVersion, start: () => files.map((file) => portal.submit(file)) })
    expect(await portal.marks()).toEqual([null, null])
  }
})

test('the same result twice at once is kept once', async () => {
  const file = sign(portal.passing(), lumina.privateKey)
  const answers = await race({
    db: server.db,
    lock: rowOfVersion,
    start: () => [portal.submit(file), portal.submit(file)],
  })
  const statuses = answers.map((answer) => answer.status === 'fulfilled' && answer.value.status)
  expect(statuses.sort()).toEqual([200, 201])
  expect(await server.db.selectFrom('conformance_results').select('id').execute()).toHaveLength(1)
})

test('a key that is removed while its result is taken leaves no mark behind', async () => {
  const file = sign(portal.passing(), lumina.privateKey)
  const answers = await race({
    db: server.db,
    lock: sql`SELECT FROM conformance_keys FOR UPDATE`,
    start: () => [portal.submit(file), portal.remove(keyId)],
  })
  expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await portal.marks()).toEqual([null, null])
})
