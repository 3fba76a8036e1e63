import type { HttpRequest } from '@switchboard/oas/request'
import { type Language, languages, printSnippet } from '@switchboard/oas/snippets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEchoServer } from '../../../../test/echo-server.ts'
import { canRun, runSample } from '../../../../test/run-sample.ts'

let server: Awaited<ReturnType<typeof startEchoServer>>

beforeAll(async () => {
  server = await startEchoServer()
})
afterAll(() => server.close())

const json = ['Content-Type', 'application/json'] as const
const key = ['X-API-Key', 'mock'] as const

const calls: Readonly<Record<string, Omit<HttpRequest, 'url'> & { path: string }>> = {
  'a body': {
    method: 'POST',
    path: '/check',
    headers: [json, key],
    body: '{"phoneNumber":"+639175550101","maxAge":24}',
  },
  'a query and no body': {
    method: 'GET',
    path: '/messages?to=%2B639175550101&status=SENT',
    headers: [key],
    body: null,
  },
  'a response that is all head': { method: 'HEAD', path: '/messages/1', headers: [key], body: null },
  'a path that was encoded': {
    method: 'DELETE',
    path: '/sessions/a%2Fb%27c%20d',
    headers: [key],
    body: null,
  },
  'a wish for a scenario': {
    method: 'POST',
    path: '/check',
    headers: [json, key, ['Prefer', 'code=402, example=creditsShort']],
    body: '{"a":true,"b":null,"c":[1,{"d":"e"}]}',
  },
  'quotes and lines': {
    method: 'PUT',
    path: '/a',
    headers: [json, ['X-Note', `it's "so" $HOME \`x\``]],
    body: JSON.stringify({ text: `it's "so"\n$HOME \\ \`x\` é €` }),
  },
  'text that looks like a file': {
    method: 'POST',
    path: '/a',
    headers: [['Content-Type', 'text/plain']],
    body: '@/etc/hostname',
  },
  ...Object.fromEntries(
    [JSON.stringify(`it's\n"so" \`\${x}\``), '12.50', 'true', 'null', '[]'].map((body) => [
      `the JSON ${body}`,
      { method: 'POST', path: '/a', headers: [json, key], body },
    ]),
  ),
  ...Object.fromEntries(
    ['{\n  "a": 1.50\n}', '12.50', '[1,  2]', `"it's"`].map((body) => [
      `the text ${body}`,
      { method: 'POST', path: '/a', headers: [['Content-Type', 'text/plain'], key], body },
    ]),
  ),
  'a read with a body': { method: 'GET', path: '/search', headers: [json, key], body: '{"q":"@a"}' },
  'a head with a body': { method: 'HEAD', path: '/search', headers: [json, key], body: '{"q":"@a"}' },
  'a body that is no JSON': { method: 'POST', path: '/a', headers: [json, key], body: '{"a": ' },
}

/** Languages whose client sends no body with a method. */
const bodiless: Readonly<Record<string, readonly string[]>> = {
  GET: ['typescript', 'javascript'],
  HEAD: ['typescript', 'javascript', 'curl'],
}

const cases = Object.entries(calls).flatMap(([name, call]) =>
  languages
    .filter(({ id }) => canRun(id))
    .map((language): [string, string, Language, typeof call] => [language.name, name, language, call]),
)

test.each(cases)(
  '%s with %s sends the very request',
  async (_language, _name, language, { path, ...call }) => {
    const sample = await printSnippet({ ...call, url: `${server.base}${path}` }, language)
    await runSample(language.id, sample)
    const [request, ...more] = server.take()
    expect(more).toEqual([])
    expect([request?.method, request?.url]).toEqual([call.method, path])
    const isLeftOut = / sends no body with (GET|HEAD)\. Python and Go do\.$/m.test(sample)
    expect(isLeftOut).toBe(call.body !== null && (bodiless[call.method] ?? []).includes(language.id))
    for (const [name, value] of isLeftOut ? [key] : call.headers)
      expect(request?.headers[name.toLowerCase()]).toBe(value)
    const isText = call.headers.some(([, value]) => value === 'text/plain')
    const read = isText ? String : meant
    expect(read(request?.body ?? '')).toEqual(isLeftOut ? '' : read(call.body ?? ''))
  },
)

const form: Omit<HttpRequest, 'url'> = {
  method: 'POST',
  headers: [key],
  body: null,
  parts: [
    { name: 'title', value: `it's "so"; type=a $HOME \\ é €` },
    { name: 'path', value: '@/etc/hostname' },
    { name: 'tags', value: 'a' },
    { name: 'tags', value: 'b' },
    { name: 'meta', value: '{"size":1,"of":"a;b"}', type: 'application/json' },
    { name: 'photo', value: '', file: 'photo.png', type: 'image/png' },
  ],
}

test.each(languages.filter(({ id }) => canRun(id)).map((language) => [language.name, language] as const))(
  '%s sends a form as a form, with its file',
  async (_name, language) => {
    const sample = await printSnippet({ ...form, url: `${server.base}/upload` }, language)
    const content = 'the photo'
    await runSample(language.id, sample, { 'photo.png': content })
    const [request, ...more] = server.take()
    expect(more).toEqual([])
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
    const arrived = await new Response(request?.body, {
      headers: { 'Content-Type': request?.headers['content-type'] ?? '' },
    }).formData()
    const texts = async (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.text())
    const pairs = await Promise.all([...arrived].map(async ([name, value]) => [name, await texts(value)]))
    expect(pairs).toEqual(form.parts?.map(({ name, value, file }) => [name, file ? content : value]))
    const photo = arrived.get('photo')
    expect(photo instanceof File && [photo.name, photo.type]).toEqual(['photo.png', 'image/png'])
    expect(request?.body).toContain('application/json')
  },
)

test.each(languages.filter(({ id }) => canRun(id)).map((language) => [language.name, language] as const))(
  '%s sends a file as the body, byte by byte',
  async (_name, language) => {
    const name = `it's "a" $HOME (1).png`
    const headers = [['Content-Type', 'image/png'] as const, key]
    const call = { method: 'PUT', url: `${server.base}/photo`, headers, body: null, file: { name } }
    const content = 'line\r\nline\n'
    await runSample(language.id, await printSnippet(call, language), { [name]: content })
    const [request, ...more] = server.take()
    expect(more).toEqual([])
    expect([request?.method, request?.headers['content-type'], request?.body]).toEqual([
      'PUT',
      'image/png',
      content,
    ])
  },
)

/** JSON means the same in another layout. */
function meant(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
