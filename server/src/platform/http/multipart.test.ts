import { createHash, randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readForm, registerMultipart } from './multipart.ts'

const app = Fastify()
const largestFile = 3_000_000
let url: string
beforeAll(async () => {
  await registerMultipart(app)
  app.post('/', async (request) => {
    const { body, files } = await readForm(request, largestFile)
    const { first, second } = files
    return { body, first: first && summaryOf(first), second: second && summaryOf(second) }
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const summaryOf = ({ content, tooLarge = false }: { content: Buffer; tooLarge?: boolean }) => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  tooLarge,
})

const formOf = (first: Buffer, second: Buffer) => {
  const form = new FormData()
  form.set('name', 'museum')
  form.set('first', new Blob([new Uint8Array(first)]), 'first.yaml')
  form.set('second', new Blob([new Uint8Array(second)]), 'second.yaml')
  return new Request(url, { method: 'POST', body: form })
}

test.each(['with its length', 'in chunks, without a length'])(
  'a form %s is read as it was sent',
  async (how) => {
    const [first, second] = [randomBytes(2_500_000), randomBytes(10)]
    const request = formOf(first, second)
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    const body = how.startsWith('with') ? await request.arrayBuffer() : request.body
    const response = await fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    expect(await response.json()).toEqual({
      body: { name: 'museum', first: '', second: '' },
      first: summaryOf({ content: first }),
      second: summaryOf({ content: second }),
    })
  },
)

test('a file that is too large is cut off where the limit is, and what follows is read', async () => {
  const [first, second] = [randomBytes(largestFile + 200_000), randomBytes(10)]
  const response = await fetch(formOf(first, second))
  expect(await response.json()).toMatchObject({
    first: summaryOf({ content: first.subarray(0, largestFile), tooLarge: true }),
    second: summaryOf({ content: second }),
  })
})
