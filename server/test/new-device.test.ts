// A sign-in from a device that the account was not used on before is told to its owner: decision 0036.
import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { serverOfFile } from './support/server.ts'

const jun = 'jun@example.com'
const laptop = 'dev_laptop-0123456789abcdef'
const phone = 'dev_phone-0123456789abcdefg'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const server = await serverOfFile({ trustProxy: '127.0.0.1' })
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_devices').execute()
  await server.db.deleteFrom('outbox').execute()
  await server.db.deleteFrom('notifications').execute()
})

interface SignIn {
  readonly device_id?: string
  readonly from?: string
  readonly password?: string
}

async function signIn({ from = '203.0.113.24', password = demoPassword, ...rest }: SignIn): Promise<number> {
  const { status } = await server.ask('POST', '/portal-api/login', {
    body: { email: jun, password, ...rest },
    headers: { 'User-Agent': chrome, 'X-Forwarded-For': from },
  })
  return status
}
const told = async () =>
  (await server.mailsTo(jun)).filter(({ subject }) => subject === 'New sign-in to your account')

test('the first sign-in is no news, and neither is the next from the same device', async () => {
  await signIn({ device_id: laptop })
  await signIn({ device_id: laptop, from: '198.51.100.1' })
  expect(await told()).toEqual([])
})

test('another device is told by email and behind the bell: what, when, from where, and what to do', async () => {
  await signIn({ device_id: laptop })
  await signIn({ device_id: phone })
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail?.text).toContain('Device: Chrome on Windows.')
  expect(mail?.text).toContain('Time: 21 November 2026 at 09:42 (Asia/Manila).')
  expect(mail?.text).toContain('Network: 203.0.113.24.')
  expect(mail?.text).toContain('/dashboard/profile?section=sessions')
  expect(mail?.text).toContain('/forgot-password')
  const notices = await server.db.selectFrom('notifications').selectAll().execute()
  expect(notices).toMatchObject([
    { user_id: 'usr_jun7Q2', important: true, action: 'route', link: '/dashboard/profile?section=sessions' },
  ])
})

test('without a device of its own, the network stands for it; a browser there vouches for nobody', async () => {
  await signIn({ device_id: laptop })
  await signIn({})
  expect(await told()).toHaveLength(1)
  await signIn({})
  expect(await told()).toHaveLength(1)
  await signIn({ from: '198.51.100.1' })
  expect(await told()).toHaveLength(2)
})

test('a device that one account knows is new to another', async () => {
  const mara = 'mara@lakbay.example'
  await signIn({ device_id: laptop })
  const counts: number[] = []
  for (const device_id of [phone, laptop]) {
    await server.ask('POST', '/portal-api/login', {
      body: { email: mara, password: demoPassword, device_id },
    })
    counts.push((await server.mailsTo(mara)).length)
  }
  expect(counts).toEqual([0, 1])
})

test('a wrong password makes no device known', async () => {
  await signIn({ device_id: laptop })
  expect(await signIn({ device_id: phone, password: 'wrong' })).toBe(401)
  await signIn({ device_id: phone })
  expect(await told()).toHaveLength(1)
})

test('the device itself is nowhere in the database, and the twenty used last are kept', async () => {
  for (let index = 0; index < 25; index += 1) {
    server.advance(1)
    await signIn({ device_id: `${phone}${index}` })
  }
  const devices = await server.db.selectFrom('sign_in_devices').select('device').execute()
  expect(devices).toHaveLength(20)
  expect(devices.every(({ device }) => device.length === 32)).toBe(true)
  await server.mailsTo(jun)
  await server.db.deleteFrom('outbox').execute()
  await signIn({ device_id: `${phone}24` })
  expect(await told()).toEqual([])
  await signIn({ device_id: `${phone}0` })
  expect(await told()).toHaveLength(1)
})

test('a sign-in by Google counts like one by password', async () => {
  const byGoogle = async (device_id: string) => {
    const google = await server.ask('GET', `/__dev/google/credential?other=${encodeURIComponent(jun)}`)
    const { body } = await server.ask('POST', '/portal-api/api/sso_google_callback', { body: google.body })
    await server.ask('POST', '/portal-api/sso-verify', {
      body: { sso_token: body.data.sso_token, device_id },
    })
  }
  await signIn({ device_id: laptop })
  await byGoogle(laptop)
  expect(await told()).toEqual([])
  await byGoogle(phone)
  expect(await told()).toHaveLength(1)
})
