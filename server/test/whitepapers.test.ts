import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captchaOf } from './support/captcha.ts'
import { startServer, type TestServer } from './support/server.ts'
import { contentFolder, testSettings } from './support/world.ts'

const asker = { first_name: 'Mara', last_name: 'Santos', email: 'mara@lakbay.example' }

// A copy, since its files change under the running server.
let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'switchboard-content-'))
  cpSync(contentFolder, folder, { recursive: true })
  server = await startServer({ settings: { contentFolder: folder } })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  rmSync(folder, { recursive: true })
})

const post = (path: string, body: unknown, on = server) => on.ask('POST', `/portal-api/api/${path}`, { body })
const ask = (body: object, on = server) =>
  post('insights/download-newspaper', { insight_id: 'ins_gated', ...asker, ...body }, on)
const dataOf = ({ body }: { body: object }) => (body as { data: { lead_id: string } }).data
const fetchFile = (filename: string, on = server) => post('insights/download-file', { filename }, on)

describe('downloadNewspaper', () => {
  test('201: the file that the record opens', async () => {
    const { status, body } = await ask({ company: 'Lakbay Freight', role: 'Head of operations' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      lead_id: expect.stringMatching(/^lead_/),
      filename: 'gated-paper.pdf',
      title: 'A paper behind the form',
      size_bytes: 33,
    })
    const lead = await server.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({ ...asker, insight_id: 'ins_gated', role: 'Head of operations' })
  })

  test('201: the same address asking again, in any case, gets the same record', async () => {
    const first = dataOf(await ask({ email: 'jun@example.com' }))
    server.advance(60)
    expect(dataOf(await ask({ email: 'Jun@Example.com', first_name: 'Someone' }))).toEqual(first)
    const other = dataOf(await ask({ email: 'jun@example.com', insight_id: 'ins_free' }))
    expect(other.lead_id).not.toBe(first.lead_id)
  })

  test('201: many at once are one record', async () => {
    const twin = await server.twin()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask({ email: 'ana@example.com' }, index % 2 ? twin : server)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await twin.close()
  })

  test.each(['ins_nothing', 'ins_first', 'ins_later'])('404: %s', async (insight_id) => {
    const { status, body } = await ask({ insight_id })
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  test('422: a captcha is checked when it is given, and taken once', async () => {
    const wrong = await ask({ captcha: 'x' })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ code: 'captcha_refused' }] } })
    const captcha = await captchaOf(server)
    expect([(await ask({ captcha })).status, (await ask({ captcha })).status]).toEqual([201, 422])
  })

  test('422: a deployment may ask for it', async () => {
    const forms = ['contact_us', 'download_newspaper'] as const
    const strict = await startServer({ settings: { captcha: { ...testSettings.captcha, forms } } })
    const { status, body } = await ask({}, strict)
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '#/captcha', code: 'captcha_refused' }]])
    expect((await ask({ captcha: await captchaOf(strict) }, strict)).status).toBe(201)
    await strict.close()
    await strict.database.close()
  })
})

describe('downloadFile', () => {
  test('200: the bytes, as an attachment', async () => {
    const { status, headers, body } = await fetchFile('gated-paper.pdf')
    expect([status, body.text]).toEqual([200, '%PDF-1.7\n% the gated paper\n%%EOF\n'])
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="gated-paper.pdf"')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test.each([
    ['there is none', 'nothing.pdf'],
    ['no insight names it', 'unlisted.txt'],
    ['its insight is not published yet', 'next-month.pdf'],
    ['a name of every object', 'constructor'],
  ])('404: %s', async (_why, filename) => {
    const { status, body } = await fetchFile(filename)
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  test.each([
    '../faqs.yaml',
    '..',
    '.',
    '..%2Ffaqs.yaml',
    '%2e%2e%2ffaqs.yaml',
    '..\\faqs.yaml',
    '/etc/passwd',
    'C:\\windows\\win.ini',
    'files/gated-paper.pdf',
    'gated-paper.pdf/',
    'gated-paper.pdf\u0000.txt',
    'gated-paper.pdf\n',
    '.hidden',
    '',
    'x'.repeat(121),
  ])('422: %j is no file name', async (filename) => {
    const { status, body } = await fetchFile(filename)
    expect([status, body.errors?.map(({ pointer }) => pointer)]).toEqual([422, ['#/filename']])
  })

  test('404: a published file that became a link to a place outside, or a folder', async () => {
    rmSync(join(folder, 'files/gated-paper.pdf'))
    symlinkSync('/etc/hostname', join(folder, 'files/gated-paper.pdf'))
    rmSync(join(folder, 'files/free-paper.md'))
    symlinkSync('../pages', join(folder, 'files/free-paper.md'))
    for (const name of ['gated-paper.pdf', 'free-paper.md']) {
      expect((await fetchFile(name)).body.code).toBe('not_found')
    }
  })

  test('200: a link to a file beside it, as containers mount them', async () => {
    rmSync(join(folder, 'files/gated-paper.pdf'))
    writeFileSync(join(folder, 'files/.data'), 'mounted')
    symlinkSync('.data', join(folder, 'files/gated-paper.pdf'))
    expect((await fetchFile('gated-paper.pdf')).body.text).toBe('mounted')
  })
})
