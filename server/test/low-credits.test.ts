import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postToLedger } from '../src/modules/ledger/post.ts'
import {
  moveCredits,
  tellOfLevelChanges,
  tellOfPastLevelChanges,
} from '../src/modules/wallet/move-credits.ts'
import { readThresholds } from '../src/modules/wallet/repo.ts'
import { type Db, openDb } from '../src/platform/db/client.ts'
import { serverOfFile } from './support/server.ts'
import { newWallet } from './support/wallets.ts'
import { start } from './support/world.ts'

const server = await serverOfFile()
let other: Db
let userId: string
let steps = 0
beforeAll(async () => {
  other = openDb({ url: server.database.url })
})
afterAll(async () => {
  await other.destroy()
})
beforeEach(async () => {
  userId = await newWallet(server.db, start)
})

function move(
  amount: number,
  kind: 'TOPUP' | 'USAGE' | 'REFUND' | 'STARTER' | 'ADJUSTMENT' = amount > 0 ? 'TOPUP' : 'USAGE',
  db = server.db,
) {
  steps += 1
  const key = `step-${steps}`
  const about = { description: 'x', reference: key, actor: 'USER', key, now: start } as const
  return moveCredits(db, { userId, kind, amount, ...about })
}

const notices = (of = userId) =>
  server.db
    .selectFrom('notifications')
    .select(['message', 'important', 'action', 'link', 'text'])
    .where('user_id', '=', of)
    .orderBy('created_at')
    .execute()
const messages = async () => (await notices()).map(({ message }) => message)
const mails = () => server.mailsTo(`${userId.toLowerCase()}@example.com`)

/** A wallet of 600 with marks 500, 250 and 100, and nothing said yet. */
async function fill(): Promise<void> {
  await move(600_00)
  await server.db.deleteFrom('notifications').where('user_id', '=', userId).execute()
}

describe('before a first payment and an alert of one’s own', () => {
  const grant = (amount: number, kind: 'STARTER' | 'ADJUSTMENT' | 'USAGE') => move(amount, kind)
  const isActive = async () => (await readThresholds(server.db, userId)).active

  test('nothing warns, whatever the wallet is given and spends', async () => {
    await grant(50_00, 'STARTER')
    await grant(700_00, 'ADJUSTMENT')
    await grant(-700_00, 'USAGE')
    await grant(-50_00, 'USAGE')
    expect(await notices()).toEqual([])
    expect(await mails()).toEqual([])
    expect(await isActive()).toBe(false)
  })

  test.each([50_00, 300_00, 600_00])(
    'a first payment of %i hundredths begins the alerts, and is neither a warning nor a recovery',
    async (amount) => {
      await grant(10_00, 'STARTER')
      await move(amount)
      expect(await notices()).toEqual([])
      expect(await isActive()).toBe(true)
      await move(-amount)
      expect(await messages()).toHaveLength(amount > 100_00 ? 1 : 0)
      await move(1_000_00)
      expect((await notices()).filter(({ important }) => !important)).toHaveLength(1)
    },
  )
})

test('each mark is told of once, at the mark and not above it, with a mail', async () => {
  await fill()
  for (const amount of [-99_99, -1, -1, -249_99, -1, -149_99, -1, -1]) await move(amount)
  expect((await notices()).map(({ message }) => message).sort()).toEqual([
    'Credits are low: 100.00 left, at or below your 100.00-credit alert.',
    'Credits are low: 250.00 left, at or below your 250.00-credit alert.',
    'Credits are low: 500.00 left, at or below your 500.00-credit alert.',
  ])
  expect((await notices())[0]).toMatchObject({
    important: true,
    action: 'route',
    link: '/dashboard/wallet/topup',
    text: 'Top up',
  })
  const sent = await mails()
  expect(sent.map(({ subject }) => subject)).toEqual(Array(3).fill('Your credits are low'))
  expect(sent[0]?.text).toContain('/dashboard/wallet/topup')
})

test('one debit through all marks is one warning; to nothing, it says so', async () => {
  await fill()
  await move(-600_00)
  expect(await messages()).toEqual([
    'Your wallet is empty. Live calls are rejected until you top up. Test calls still work.',
  ])
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Your wallet is empty'])
})

test('up between the marks is silent, down again is a crossing, above the first is one recovery', async () => {
  await fill()
  await move(-550_00)
  await move(210_00)
  expect(await messages()).toHaveLength(1)
  await move(-20_00)
  await move(-200_00)
  expect((await messages()).sort()).toEqual([
    'Credits are low: 240.00 left, at or below your 250.00-credit alert.',
    'Credits are low: 40.00 left, at or below your 100.00-credit alert.',
    'Credits are low: 50.00 left, at or below your 100.00-credit alert.',
  ])
  await move(1_000_00)
  await move(1_000_00)
  expect((await notices()).filter(({ important }) => !important)).toHaveLength(1)
  const recovery = (await mails()).filter(({ subject }) => subject === 'Your credits have recovered')
  expect(
    recovery.map(({ text }) => text.includes('Credits are back above your 500.00-credit alert')),
  ).toEqual([true])
})

test('a hundred parallel debits from two servers tell of each mark once', async () => {
  await fill()
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => move(-6_00, 'USAGE', index % 2 ? other : server.db)),
  )
  const marks = (await messages()).map((message) => /your (\d+)\.00-credit/.exec(message)?.[1])
  expect(marks.sort()).toEqual(['100', '250', '500'])
  expect(await mails()).toHaveLength(3)
})

test('calls that fail at a mark and are given back do not tell of it again and again', async () => {
  await fill()
  await move(-99_00)
  for (let call = 0; call < 5; call += 1) {
    await move(-1_00)
    await move(1_00, 'REFUND')
  }
  expect(await messages()).toHaveLength(1)
})

test('a debit after credits came back is no recovery, though the wallet is above its mark', async () => {
  await fill()
  await move(-150_00)
  await move(140_00, 'REFUND')
  await move(-1)
  expect(await messages()).toEqual(['Credits are low: 450.00 left, at or below your 500.00-credit alert.'])
})

test('what is undone is not told', async () => {
  await fill()
  const undone = server.db.transaction().execute(async (tx) => {
    await move(-600_00, 'USAGE', tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect([await messages(), await mails()]).toEqual([[], []])
})

describe('updateWalletThreshold 200', () => {
  const put = async (persona: string, threshold1: string) => {
    const { access_token } = await server.signIn(persona)
    const body = { threshold1 }
    return server.ask('PUT', '/portal-api/api/wallet/threshold', { token: access_token, body })
  }

  test('a mark set above the credits warns at once, and set below them again ends it, each once', async () => {
    const rico = 'usr_rico6G'
    await server.db.deleteFrom('notifications').where('user_id', '=', rico).execute()
    for (const mark of ['3000', '3000', '2999.99', '2000', '2000']) {
      expect((await put('keyInGrace', mark)).status).toBe(200)
    }
    expect((await notices(rico)).map(({ message, important }) => [message, important])).toEqual([
      ['Credits are low: 2,310.00 left, at or below your 3,000.00-credit alert.', true],
      ['Credits are back above your 2,000.00-credit alert: 2,310.00 left.', false],
    ])
    const subjects = (await server.mailsTo('rico@sakay.example')).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['Your credits are low', 'Your credits have recovered'])
  })

  test('who was low when the marks were made is not told again', async () => {
    const before = await notices('usr_tess8L')
    await put('lowBalance', '500.00')
    expect(await notices('usr_tess8L')).toEqual(before)
  })
})

test.each([
  [500_00, '500.00', '250.00', '100.00'],
  [333_33, '333.33', '166.67', '66.67'],
  [600_05, '600.05', '300.03', '120.01'],
  [1, '0.01', '0.01', '0.00'],
  [2, '0.02', '0.01', '0.00'],
  [3, '0.03', '0.02', '0.01'],
])(
  'marks of %i hundredths: half and fifth, rounded half up',
  async (mark, threshold1, threshold2, threshold3) => {
    await server.db.updateTable('wallets').set({ threshold1: mark }).where('user_id', '=', userId).execute()
    expect(await readThresholds(server.db, userId)).toMatchObject({ threshold1, threshold2, threshold3 })
  },
)

test('a wallet is at a mark when it holds as much, and above it when it holds more', async () => {
  const levels = await sql<{ level: number }>`
    SELECT wallet_level(balance, 33333) AS level
    FROM unnest(ARRAY[33334, 33333, 16668, 16667, 6668, 6667, 0]) AS balance`.execute(server.db)
  expect(levels.rows.map(({ level }) => level)).toEqual([0, 1, 1, 2, 2, 3, 3])
})

describe('a mark that was crossed by a process that ended before it told of it', () => {
  const cross = async () => {
    await fill()
    const about = { description: 'x', reference: 'cut', actor: 'USER', key: 'cut', now: start } as const
    await postToLedger(server.db, { userId, kind: 'USAGE', amount: -200_00, ...about })
    expect([await messages(), await mails()]).toEqual([[], []])
  }
  const warning = 'Credits are low: 400.00 left, at or below your 500.00-credit alert.'
  const left = () => server.db.selectFrom('wallet_level_changes').select('id').execute()

  test('is told of by the job, once, also when many do it at once', async () => {
    await cross()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => tellOfPastLevelChanges({ db: index % 2 ? other : server.db })),
    )
    expect(await messages()).toEqual([warning])
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your credits are low'])
    expect(await left()).toEqual([])
  })

  test('is not waited for where somebody tells of it at this moment', async () => {
    await cross()
    await server.db.transaction().execute(async (tx) => {
      await tellOfLevelChanges(tx, userId)
      await tellOfPastLevelChanges({ db: other })
      expect(await messages()).toEqual([])
    })
    expect(await messages()).toEqual([warning])
  })

  test('is told of when telling was undone', async () => {
    await cross()
    const undone = server.db.transaction().execute(async (tx) => {
      await tellOfLevelChanges(tx, userId)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await messages()).toEqual([])
    await tellOfPastLevelChanges(server.parts)
    await tellOfPastLevelChanges(server.parts)
    expect(await messages()).toEqual([warning])
    expect(await mails()).toHaveLength(1)
  })

  test('is told of by the next movement', async () => {
    await cross()
    await move(-1)
    expect(await messages()).toEqual([warning])
    expect(await left()).toEqual([])
  })
})
