// @vitest-environment jsdom
import { ApiError } from '@switchboard/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FieldDefinition } from '../../domain/kyb/types.ts'
import { type AccountDraft, createDraftSync, type DraftState } from './draft-sync.ts'

const field = (name: string, type: FieldDefinition['type'], label = name): FieldDefinition => ({
  ...{ name, type, required: true, label },
})
const groups = [
  {
    title: 'Business',
    fields: [
      field('business_name', 'TEXT', 'Registered name'),
      field('answers.retention', 'TEXT'),
      field('declaration', 'CHECKBOX'),
      field('registration_certificate', 'FILE'),
    ],
  },
]
const blank = {
  business_name: '',
  'answers/retention': '',
  declaration: false,
  registration_certificate: null,
}
const certificate = new File(['%PDF-'], 'sec.pdf')

/** The account's side: one draft, with a revision, that can be out of reach. */
function accountOf() {
  let draft: AccountDraft = { publisher: 'lumina', tag: null, revision: null, saved_at: null, values: {} }
  let count = 0
  const fail = (status: number, code = 'server_error') =>
    Promise.reject(new ApiError({ status, code, title: code, errors: [], requestId: 'req_x' } as never))
  const account = {
    reachable: true,
    saves: [] as Readonly<Record<string, string>>[],
    atOnce: 0,
    most: 0,
    wait: undefined as Promise<void> | undefined,
    draft: () => draft,
    read: () => (account.reachable ? Promise.resolve(draft) : fail(0)),
    async save(revision: string | null, values: Readonly<Record<string, string>>) {
      account.atOnce += 1
      account.most = Math.max(account.most, account.atOnce)
      await account.wait
      account.atOnce -= 1
      if (!account.reachable) return fail(0)
      if (revision !== draft.revision) return fail(409, 'draft_changed')
      account.saves.push(values)
      count += 1
      const hasValues = Object.keys(values).length > 0
      draft = {
        ...draft,
        values: { ...values },
        revision: hasValues ? `rev_${count}` : null,
        saved_at: hasValues ? new Date().toISOString() : null,
      }
      return draft
    },
  }
  return account
}

function browserOf(account: ReturnType<typeof accountOf>) {
  const store = new Map<string, unknown>()
  const drafts = {
    read: async (name: string) => store.get(name),
    write: async (name: string, draft: unknown) => void store.set(name, draft),
    remove: async (name: string) => void store.delete(name),
  }
  const opened = () => {
    let state: DraftState = {}
    let changes = 0
    const sync = createDraftSync({
      groups,
      device: { drafts, name: 'kyb' },
      account,
      onState: (next) => {
        state = next
      },
      onChangedElsewhere: () => {
        changes += 1
      },
    })
    return { ...sync, state: () => state, changes: () => changes }
  }
  return { kept: store, opened }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const typed = () => vi.advanceTimersByTimeAsync(600)

test('what is typed is in the account after a pause, and another browser goes on with it; documents stay', async () => {
  const account = accountOf()
  const here = browserOf(account).opened()
  expect(await here.load()).toBeUndefined()
  here.save({ ...blank, business_name: 'I' })
  here.save({ ...blank, business_name: 'Isla', declaration: true, registration_certificate: certificate })
  await typed()
  expect(account.saves).toEqual([{ business_name: 'Isla', declaration: 'true' }])
  expect(here.state()).toMatchObject({ kept: 'account' })

  const there = browserOf(account).opened()
  expect((await there.load())?.values).toEqual({ ...blank, business_name: 'Isla', declaration: true })
})

test('one request at a time, and typing waits for its pause', async () => {
  const account = accountOf()
  const here = browserOf(account).opened()
  await here.load()
  account.wait = new Promise((resolve) => setTimeout(resolve, 2_000))
  for (const name of ['a', 'b', 'c', 'd']) {
    here.save({ ...blank, business_name: name })
    await typed()
  }
  account.wait = undefined
  await vi.advanceTimersByTimeAsync(3_000)
  expect([account.most, account.saves.map(({ business_name }) => business_name)]).toEqual([1, ['a', 'd']])
})

test('a change counts as saved once it is, not while an older one is', async () => {
  const account = accountOf()
  const here = browserOf(account).opened()
  await here.load()
  account.wait = new Promise((resolve) => setTimeout(resolve, 2_000))
  here.save({ ...blank, business_name: 'Isla' })
  expect(here.state().saving).toBe(true)
  await typed()
  here.save({ ...blank, business_name: 'Isla', registration_certificate: certificate })
  await vi.advanceTimersByTimeAsync(400)
  expect(here.state().saving).toBe(true)
  account.wait = undefined
  await vi.advanceTimersByTimeAsync(2_000)
  expect(here.state()).toMatchObject({ kept: 'account', saving: false })
  account.reachable = false
  here.save({ ...blank, business_name: 'Isla Lending' })
  await typed()
  expect(here.state()).toMatchObject({ kept: 'device', saving: false })
})

test('before the form is submitted, what is on its way is waited for and the rest is saved', async () => {
  const account = accountOf()
  const here = browserOf(account).opened()
  await here.load()
  account.wait = new Promise((resolve) => setTimeout(resolve, 2_000))
  here.save({ ...blank, business_name: 'a' })
  await typed()
  here.save({ ...blank, business_name: 'ab' })
  const flushing = here.flush()
  await vi.advanceTimersByTimeAsync(2_000)
  await flushing
  expect([account.most, account.saves.map(({ business_name }) => business_name)]).toEqual([1, ['a', 'ab']])
})

test('without a connection it is kept on the device, and goes to the account when that is back', async () => {
  const account = accountOf()
  const browser = browserOf(account)
  account.reachable = false
  const here = browser.opened()
  await here.load()
  here.save({ ...blank, business_name: 'Offline' })
  await typed()
  expect(here.state()).toMatchObject({ kept: 'device' })
  here.leave()
  account.reachable = true
  const again = browser.opened()
  expect((await again.load())?.values).toMatchObject({ business_name: 'Offline' })
  await vi.advanceTimersByTimeAsync(0)
  expect([account.draft().values, again.state().kept]).toEqual([{ business_name: 'Offline' }, 'account'])

  account.reachable = false
  again.save({ ...blank, business_name: 'Offline again' })
  await typed()
  account.reachable = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(account.draft().values).toEqual({ business_name: 'Offline again' })
})

test('of two browsers that write, the last is kept, and is told of the other', async () => {
  const account = accountOf()
  const [here, there] = [browserOf(account).opened(), browserOf(account).opened()]
  await Promise.all([here.load(), there.load()])
  there.save({ ...blank, business_name: 'Theirs' })
  await typed()
  here.save({ ...blank, business_name: 'Mine' })
  await typed()
  expect(account.draft().values).toEqual({ business_name: 'Mine' })
  expect(here.state()).toMatchObject({
    kept: 'account',
    overwritten: { values: { business_name: 'Theirs' } },
  })
})

test.each([
  ['earlier than the other', 'Theirs'],
  ['later than the other', 'Mine'],
])(
  'what was written without a connection, %s, meets a changed draft: the later is kept',
  async (when, winner) => {
    const account = accountOf()
    const [browser, there] = [browserOf(account), browserOf(account).opened()]
    const here = browser.opened()
    await Promise.all([here.load(), there.load()])
    const writesThere = async () => {
      there.save({ ...blank, business_name: 'Theirs' })
      await typed()
    }
    if (when.startsWith('later')) await writesThere()
    account.reachable = false
    here.save({ ...blank, business_name: 'Mine', registration_certificate: certificate })
    await typed()
    here.leave()
    await typed()
    account.reachable = true
    if (when.startsWith('earlier')) await writesThere()
    const again = browser.opened()
    const draft = await again.load()
    await typed()
    expect(draft?.values).toEqual({ ...blank, business_name: winner, registration_certificate: certificate })
    expect(account.draft().values).toEqual({ business_name: winner })
    expect([draft?.isChangedElsewhere, again.state().overwritten?.values]).toEqual(
      winner === 'Theirs' ? [true, undefined] : [false, { business_name: 'Theirs' }],
    )
  },
)

test('a form left open is loaded again when the person comes back to it from another browser, unless it has changes', async () => {
  const account = accountOf()
  const [browser, there] = [browserOf(account), browserOf(account).opened()]
  const here = browser.opened()
  await Promise.all([here.load(), there.load()])
  const comesBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    return here.changes()
  }
  here.save({ ...blank, registration_certificate: certificate })
  await typed()
  expect(await comesBack()).toBe(0)
  there.save({ ...blank, business_name: 'Theirs' })
  await typed()
  expect(await comesBack()).toBe(1)
  const again = await browser.opened().load()
  expect(again?.values).toMatchObject({ business_name: 'Theirs', registration_certificate: certificate })
  expect(again?.isChangedElsewhere).toBe(true)

  here.save({ ...blank, business_name: 'Mine' })
  expect(await comesBack()).toBe(1)
})

test('starting over forgets it in both places, or in none', async () => {
  const account = accountOf()
  const browser = browserOf(account)
  const here = browser.opened()
  await here.load()
  here.save({ ...blank, business_name: 'Isla' })
  await typed()
  account.reachable = false
  expect(await here.startOver()).toBe(false)
  expect(browser.kept.size).toBe(1)
  account.reachable = true
  expect(await here.startOver()).toBe(true)
  expect([browser.kept.size, account.draft().revision]).toEqual([0, null])
})

test('what was sent from another browser is no draft here any more', async () => {
  const account = accountOf()
  const browser = browserOf(account)
  const here = browser.opened()
  await here.load()
  here.save({ ...blank, business_name: 'Isla' })
  await typed()
  here.leave()
  await account.save(account.draft().revision, {})
  expect(await browser.opened().load()).toBeUndefined()
  expect(browser.kept.size).toBe(0)
})
