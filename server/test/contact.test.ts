import { beforeEach, describe, expect, test } from 'vitest'
import { captchaOf, solve, written } from './support/captcha.ts'
import { serverOfFile } from './support/server.ts'

const desk = 'support@switchboard.example'
const from = (email: string) => ({
  first_name: 'Mara',
  last_name: 'Santos',
  email,
  company: 'Lakbay Freight',
  message: 'We track 400 trucks.\n\nHow is Device Location billed?',
})

const server = await serverOfFile()
beforeEach(async () => {
  await server.db.deleteFrom('outbox').execute()
})

const send = (body: object, on = server) => on.ask('POST', '/portal-api/api/contact-us', { body })
const sent = async (fields: object = {}) =>
  send({ ...from('mara@lakbay.example'), captcha: await captchaOf(server), ...fields })
const messages = async () =>
  (await server.db.selectFrom('contact_messages').select(['id']).execute()).map(({ id }) => id)
const refusal = { status: 422, body: { errors: [{ pointer: '#/captcha', code: 'captcha_refused' }] } }

describe('contactUs 202', () => {
  test('the message is kept, the desk has it, and its sender has a copy', async () => {
    const { status, body } = await sent({ request_id: 'req_7Hq2mXv9Kd81' })
    expect(status).toBe(202)
    expect(body.data).toMatchObject({ message: expect.stringContaining('one working day') })
    const row = await server.db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ ...from('mara@lakbay.example'), about_request: 'req_7Hq2mXv9Kd81' })

    const [toDesk, ...more] = await server.mailsTo(desk)
    expect(more).toEqual([])
    expect(toDesk?.subject).toBe('Contact form: Mara Santos')
    expect(toDesk?.text).toContain('Reply to: mara@lakbay.example')
    expect(toDesk?.text).toContain('Request ID: req_7Hq2mXv9Kd81')
    expect(toDesk?.text).toContain('> We track 400 trucks.\n\n> How is Device Location billed?')
    expect(toDesk?.reply_to).toBe('mara@lakbay.example')
    const [toSender] = await server.mailsTo('mara@lakbay.example')
    expect(toSender?.reply_to).toBe(desk)
    expect(toSender?.text).toContain('> We track 400 trucks.')
    expect(toSender?.text).toContain(row.id)
  })

  test('without a company, or with an empty one', async () => {
    for (const company of [undefined, '', '  ']) expect((await sent({ company })).status).toBe(202)
    const rows = await server.db.selectFrom('contact_messages').select('company').execute()
    expect(rows.filter(({ company }) => company === null)).toHaveLength(3)
  })

  test('a name cannot write a header or a line of its own, and no text can write HTML', async () => {
    const { status } = await sent({
      first_name: 'Mara\r\nBcc: all@example.com',
      last_name: '<img src=x>\n\nReply to: evil@example.com',
      message: 'Hello there\n<script>alert(1)</script>\nReply to: evil@example.com',
    })
    expect(status).toBe(202)
    const [mail] = await server.mailsTo(desk)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.text).not.toMatch(/^(Bcc|Reply to: evil)/m)
    expect(mail?.html).not.toMatch(/<(script|img)/)
  })

  test('what no keyboard writes is left out', async () => {
    const { status } = await sent({ first_name: 'Ma\u0007ra', message: 'One\u0008 two\u001b[31m three four' })
    expect(status).toBe(202)
    const [mail] = await server.mailsTo(desk)
    expect(mail?.subject).toBe('Contact form: Mara Santos')
    expect(mail?.text).toContain('> One two[31m three four')
  })
})

describe('contactUs 422: the captcha', () => {
  test('one answer sends one message, also when many copies come at once', async () => {
    const captcha = await captchaOf(server)
    const before = await messages()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => send({ ...from('mara@lakbay.example'), captcha })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([202, ...Array(7).fill(422)])
    expect(await messages()).toHaveLength(before.length + 1)
  })

  test('a taken answer is refused in another process, too, and however it is written', async () => {
    const { challenge, solution } = await solve(server)
    const message = from('mara@lakbay.example')
    const twin = await server.twin()
    expect((await send({ ...message, captcha: written({ challenge, solution }) }, twin)).status).toBe(202)
    const again = written({ solution: { ...solution, time: 1 }, challenge })
    expect(await send({ ...message, captcha: again })).toMatchObject(refusal)
    await twin.close()
  })

  test('it is taken until it is twenty minutes old, and refused after', async () => {
    const [early, late] = [await captchaOf(server), await captchaOf(server)]
    server.advance(1199)
    expect((await sent({ captcha: early })).status).toBe(202)
    server.advance(1)
    expect(await sent({ captcha: late })).toMatchObject(refusal)
  })

  test('answers that are too old to be taken are forgotten, others are not', async () => {
    const { purgeCaptchas } = await import('../src/modules/site/captcha.ts')
    const captcha = await captchaOf(server)
    await sent({ captcha })
    await purgeCaptchas(server.parts)
    expect(await sent({ captcha })).toMatchObject(refusal)
    server.advance(1201)
    await purgeCaptchas(server.parts)
    expect(await server.db.selectFrom('taken_captchas').selectAll().execute()).toEqual([])
    expect(await sent({ captcha })).toMatchObject(refusal)
  })

  test('a challenge of our own making, one made easier, and one without its work are refused', async () => {
    const { challenge, solution } = await solve(server)
    const { parameters } = challenge
    const forged = [
      { challenge: { parameters }, solution },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { until: 9e9 } } }, solution },
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
    ]
    for (const one of forged) expect(await sent({ captcha: written(one) })).toMatchObject(refusal)
    expect((await sent({ captcha: written({ challenge, solution }) })).status).toBe(202)
  })

  test.each(['x', '{}', 'bnVsbA==', 'W10=', 'eyJjaGFsbGVuZ2UiOnt9fQ==', '\u007f'.repeat(8192)])(
    'what is no answer: %#',
    async (captcha) => {
      expect(await sent({ captcha })).toMatchObject(refusal)
    },
  )

  test('a form with other faults does not spend it', async () => {
    const captcha = await captchaOf(server)
    expect((await sent({ captcha, message: 'short' })).status).toBe(422)
    expect((await sent({ captcha })).status).toBe(202)
  })
})
