// Results of the conformance checker: who can submit one, which counts, and who sees the mark.
import { type SignedResult, verify } from '@switchboard/conformance/signed-result'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conformanceOf, newKeys, sign } from './support/conformance.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const now = () => server.parts.clock()
let portal: Awaited<ReturnType<typeof conformanceOf>>
const lumina = newKeys()
let keyId: string
beforeAll(async () => {
  portal = await conformanceOf(server, now)
})
beforeEach(async () => {
  await portal.empty()
  keyId = String(((await portal.trust('lumina', lumina.publicKey)).body.data as Row).conformance_key_id)
})

type Row = Readonly<Record<string, unknown>>
const signed = (result = portal.passing()) => sign(result, lumina.privateKey)
const submit = (result = portal.passing()) => portal.submit(signed(result))
const codeOf = ({ status, body }: Awaited<ReturnType<typeof submit>>) => [status, body.code]
const standings = async () => ((await portal.results()).body.data as Row[]).map(({ standing }) => standing)

describe('submitting', () => {
  test('201: a run without findings gives the mark, with the operations that were left out', async () => {
    const ended = now().toISOString()
    const result = portal.result(
      { leftOut: [{ rule: '', operation: 'checkSimSwap', reason: 'no request succeeds', isGap: true }] },
      { checkSimSwap: 'left out' },
    )
    const response = await submit(result)
    expect(response.status).toBe(201)
    expect(response.body.data).toMatchObject({ conformant: true, passed: 3, total: 4, checked_at: ended })
    expect(await portal.marks()).toEqual([
      { passed: 3, total: 4, checked_at: ended },
      { passed: 3, total: 4, checked_at: ended, not_checked: ['checkSimSwap'] },
    ])
    const { body } = await portal.read()
    expect(body.data).toMatchObject({
      key_name: 'Builds of lumina',
      complete: false,
      left_out: [{ rule: null, operation_id: 'checkSimSwap', reason: 'no request succeeds' }],
      file_url: '/openapi/sim-swap-1.2.0.conformance.json',
    })
    const file = await fetch(`${server.url}/openapi/sim-swap-1.2.0.conformance.json`)
    expect(file.headers.get('Content-Disposition')).toContain('lumina-sim-swap-1.2.0.conformance.json')
    expect(verify((await file.json()) as SignedResult, lumina.publicKey)).toBe(true)
  })

  test.each([
    ['nothing that should have been checked was left out', true, [{ isGap: false }]],
    ['a rule found nothing to check', false, [{ isGap: false }, { isGap: true }]],
  ])('the public result says whether it is complete: %s', async (_, complete, gaps) => {
    const leftOut = gaps.map((gap) => ({
      rule: 'roles/others',
      operation: '',
      reason: 'no --admin was given',
      ...gap,
    }))
    expect((await submit(portal.passing({ complete, leftOut }))).status).toBe(201)
    expect((await portal.read()).body.data).toMatchObject({ complete })
  })

  test('the public result of an older checker, which says nothing of gaps, is complete', async () => {
    const { complete: _, ...older } = portal.passing()
    expect((await submit(older as ReturnType<typeof portal.passing>)).status).toBe(201)
    expect((await portal.read()).body.data).toMatchObject({ complete: true })
  })

  test('201: a newer run with findings takes the mark away, and tells only administrators why', async () => {
    await submit()
    server.advance(1)
    const response = await submit(portal.failing())
    expect([response.status, (response.body.data as Row).conformant]).toEqual([201, false])
    expect(await portal.marks()).toEqual([null, null])
    expect(codeOf(await portal.read())).toEqual([404, 'not_found'])
    expect((await fetch(`${server.url}/openapi/sim-swap-1.2.0.conformance.json`)).status).toBe(404)
    const { data, meta } = (await portal.results('api=sim-swap&version=v1&limit=1')).body as never as {
      data: Row[]
      meta: Row
    }
    expect(meta.total).toBe(2)
    expect(data[0]).toMatchObject({
      standing: 'FAILED',
      failed: 1,
      findings: [{ operation: 'checkSimSwap', rule: 'examples', expected: 'swapped is a boolean' }],
    })
    expect(await standings()).toEqual(['FAILED', 'SUPERSEDED'])
  })

  test('200: the same file again changes nothing', async () => {
    const file = signed()
    expect((await portal.submit(file)).status).toBe(201)
    server.advance(5)
    const again = await portal.submit(file)
    expect([again.status, (again.body.data as Row).conformant]).toEqual([200, true])
    expect(await standings()).toEqual(['CONFORMANT'])
  })

  test('201: for the document as JSON, too', async () => {
    const json = await (await fetch(`${server.url}/openapi/sim-swap-1.2.0.json`)).text()
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(json))).toString('hex')
    const response = await submit(portal.passing({ contract: { title: '', version: '', sha256 } }))
    expect(response.status).toBe(201)
  })

  test('404 not_found: of what is not published', async () => {
    expect(codeOf(await portal.submit(signed(), 'api=sim-swap&version=v9'))).toEqual([404, 'not_found'])
  })

  test('409 conformance_document_differs: on another document', async () => {
    const response = await submit(
      portal.passing({ contract: { title: 'SIM Swap', version: '1.2.0', sha256: '0'.repeat(64) } }),
    )
    expect(codeOf(response)).toEqual([409, 'conformance_document_differs'])
  })

  test.each([
    ['--only', { only: ['checkSimSwap'] }],
    ['--skip', { skip: ['negative/*'] }],
    ['--read-only', { readOnly: true }],
    ['--mock', { mock: true }],
    ['--time-budget', { timeUp: true }],
  ])('422 conformance_result_incomplete: after a run with %s, which is named', async (option, changes) => {
    const response = await submit(portal.passing(changes))
    expect(codeOf(response)).toEqual([422, 'conformance_result_incomplete'])
    expect(response.body.detail).toContain(option)
  })

  test('422 conformance_result_incomplete: without an operation, or with none that was checked', async () => {
    const whole = portal.passing()
    const part = await submit({ ...whole, operations: whole.operations.slice(1) })
    expect([...codeOf(part), part.body.detail]).toEqual([
      422,
      'conformance_result_incomplete',
      'The result doesn’t mention POST /check.',
    ])
    const operations = whole.operations.map((one) => ({ ...one, outcome: 'left out' as const }))
    expect(codeOf(await submit({ ...whole, operations }))).toEqual([422, 'conformance_result_incomplete'])
  })

  test('422: of a run in the future, or one that ended before it started', async () => {
    const at = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString()
    expect(codeOf(await submit(portal.passing({ ended: at(6) })))).toEqual([
      422,
      'conformance_result_in_future',
    ])
    const reversed = await submit(portal.passing({ ended: at(-5) }))
    expect(reversed.body.errors).toMatchObject([{ pointer: '#/result/ended', code: 'before_start' }])
    expect((await submit(portal.passing({ ended: at(4) }))).status).toBe(201)
  })

  test('422 conformance_format_unknown: of another format or tool', async () => {
    const other = await portal.submit({ ...signed(), format: 'switchboard-conformance-result/2' })
    expect(codeOf(other)).toEqual([422, 'conformance_format_unknown'])
    const tool = { name: 'another-checker' as 'switchboard-conformance', version: '1.0.0' }
    expect(codeOf(await submit(portal.passing({ tool })))).toEqual([422, 'conformance_format_unknown'])
  })

  test('422 validation_failed: without a signature, or with what is no key', async () => {
    const { signature: _signature, ...unsigned } = signed()
    expect((await portal.submit(unsigned)).body.errors).toMatchObject([{ pointer: '#/signature' }])
    const noKey = {
      ...signed(),
      publicKey: `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(60)}\n-----END PUBLIC KEY-----`,
    }
    expect((await portal.submit(noKey)).body.errors).toMatchObject([{ pointer: '#/publicKey' }])
  })
})

describe('the mark', () => {
  test('ends with another document, and not with the same one', async () => {
    const desk = openDesk()
    const publish = (changes: object) =>
      desk.publish(
        server,
        desk.file('museum.json', museum(changes)),
        '--publisher',
        'lumina',
        '--tag',
        'museum',
      )
    await publish({})
    const text = await (await fetch(`${server.url}/openapi/museum-1.4.2.yaml`)).text()
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex')
    const [hours, tickets] = portal.passing().operations
    if (!hours || !tickets) throw new Error('SIM Swap has two operations.')
    const run = portal.passing({
      contract: { title: 'Museum', version: '1.4.2', sha256 },
      operations: [
        { ...hours, operation: 'getHours', method: 'GET', path: '/hours' },
        { ...tickets, operation: 'buyTicket', method: 'POST', path: '/tickets' },
      ],
    })
    const where = 'api=museum&version=v1'
    expect((await portal.submit(signed(run), where)).status).toBe(201)
    await publish({})
    expect((await portal.read(where)).status).toBe(200)
    await publish({ tags: [{ name: 'Visits' }] })
    expect((await portal.read(where)).status).toBe(404)
    expect(await standings()).toEqual(['ENDED'])
    desk.close()
  })

  test('ends with the key that signed it', async () => {
    await submit()
    const removed = await portal.remove(keyId)
    expect(removed.body.data).toEqual({ conformance_key_id: keyId, marks_ended: 1 })
    expect(await portal.marks()).toEqual([null, null])
    expect(await standings()).toEqual(['ENDED'])
  })
})

describe('keys', () => {
  const list = async () =>
    (await portal.ask('GET', '/portal-api/api/admin/conformance-keys')).body.data as unknown as Row[]

  test('200: are listed with who added them and when one was used', async () => {
    await submit()
    expect(await list()).toMatchObject([
      {
        name: 'Builds of lumina',
        publisher: 'lumina',
        fingerprint: expect.stringMatching(/^SHA256:/),
        added_by_name: 'Iris Tan',
        last_result_at: now().toISOString(),
      },
    ])
  })

  test('201 and 200: are added and removed, which the audit log tells', async () => {
    await portal.remove(keyId)
    expect(await list()).toEqual([])
    expect((await portal.trust('beacon', lumina.publicKey)).status).toBe(201)
    const log = await server.db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(log).toEqual([
      { action: 'admin.conformance_key.add', subject: 'beacon' },
      { action: 'admin.conformance_key.remove', subject: 'lumina' },
    ])
  })

  test('409 conformance_key_known: is there already, for whichever publisher', async () => {
    const response = await portal.trust('beacon', lumina.publicKey)
    expect([response.status, response.body.code]).toEqual([409, 'conformance_key_known'])
    expect(response.body.detail).toContain('lumina')
  })

  test.each([
    ['a private key', () => lumina.privateKey.export({ type: 'pkcs8', format: 'pem' })],
    ['a key of another kind', () => rsaKey],
    ['what is no key', () => `-----BEGIN PUBLIC KEY-----${'A'.repeat(80)}`],
  ])('422: %s is refused at its field', async (_what, pem) => {
    const body = { name: 'Builds', publisher: 'lumina', public_key: String(pem()) }
    const response = await portal.ask('POST', '/portal-api/api/admin/conformance-keys', { body })
    expect([response.status, response.body.errors?.[0]?.pointer]).toEqual([422, '#/public_key'])
  })
})

const rsaKey = `-----BEGIN PUBLIC KEY-----
MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAKj34GkxFhD90vcNLYLInFEX6Ppy1tPf
9Cnzj4p4WGeKLs1Pt8QuKUpRKfFLfRYC9AIKjbJTWit+CqvjWYzvQwECAwEAAQ==
-----END PUBLIC KEY-----`
