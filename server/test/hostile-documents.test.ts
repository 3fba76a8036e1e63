import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import validation from '@har-sdk/validator'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { publishFolder } from '../src/publishing/publish/publish-folder.ts'
import { headingsOf, nodesOf, nodesOfType, wordsOf } from './support/markdown.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile({ settings: { publicUrl: 'https://portal.example' } })
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-hostile-'))
  cpSync(join(import.meta.dirname, 'fixtures/hostile.yaml'), join(folder, 'hostile.yaml'))
  await server.db.transaction().execute((tx) => publishFolder(tx, folder, []))
  rmSync(folder, { recursive: true })
})

const read = async (path: string) => {
  const response = await fetch(`${server.url}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}
const operation = `/openapi/hostile-1.0.0/${encodeURIComponent('strange / "name" <x>')}.md`

test.each([['/openapi/hostile-1.0.0.md'], [operation], ['/llms.txt'], ['/llms-full.txt'], ['/pricing.md']])(
  '%s: no HTML, no link but to pages, every table whole',
  async (path) => {
    const text = await read(path)
    expect(text.startsWith('# ')).toBe(true)
    expect(nodesOf(text).filter(({ type }) => type === 'html' || type === 'image')).toEqual([])
    for (const { url } of nodesOfType(text, 'link')) expect(url).toMatch(/^(https?:\/\/|mailto:)/)
    for (const { children: rows } of nodesOfType(text, 'table')) {
      expect(new Set(rows.map(({ children }) => children.length)).size).toBe(1)
    }
  },
)

test('an operation keeps its order, whatever its texts open and never close', async () => {
  expect(headingsOf(await read(operation))).toEqual([
    '# Line one # Line two | <b>bold</b>',
    '## Price',
    '## Authentication',
    '## Parameters',
    '## Body',
    '## Response 200',
    '## Errors',
    '## Test values',
    '## Try it',
  ])
})

test('what stands in a cell stays in it', async () => {
  const cells = nodesOfType(await read(operation), 'tableCell').map(wordsOf)
  expect(cells).toEqual(expect.arrayContaining(['we|rd # field', 'x|y`z', 'a|b']))
  expect(cells.find((cell) => cell.includes('alert(9)'))).toContain(
    '<script>alert(9)</script> one | two; three',
  )
})

test('a call that is pasted runs no command', async () => {
  const sample = nodesOfType(await read(operation), 'code').find(({ lang }) => lang === 'sh')?.value ?? ''
  expect(sample).toContain("'https://portal.example/gateway/a%26b%3Cc/%22%5D%5D%3E/v1/it")
  // Outside of single quotes the shell reads the key alone.
  const unquoted = sample.replaceAll("'\\''", '').replace(/'[^']*'/g, '')
  expect(unquoted.match(/[$`(]/g)).toEqual(['$'])
})

test('the Postman collection is valid', async () => {
  const collection = JSON.parse(await read('/openapi/hostile-1.0.0.postman.json'))
  expect(await new validation.PostmanValidator().verify(collection)).toEqual([])
})

test('no request of the collection sends the key but in its header', async () => {
  const { item } = JSON.parse(await read('/openapi/hostile-1.0.0.postman.json'))
  const { url, header, body } = item[0].item[0].request
  expect(url.raw.replace('{{baseUrl}}', '')).not.toContain('{{')
  expect(JSON.stringify([url.path, url.query, url.variable, header, body])).not.toContain('{{')
  expect(JSON.parse(body.raw)).toEqual({
    'we|rd\n# field': "it's\n```\n# not a heading\n$(reboot) {{apiKey}}",
  })
})

test('the sitemap stays XML, and has its page', async () => {
  const addresses: string[] = []
  const parser = new SaxesParser()
  parser.on('text', (text) => addresses.push(text))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(await read('/sitemap.xml')).close()
  expect(addresses).toContain('https://portal.example/api/a%26b%3Cc/%22%5D%5D%3E/v1')
})

test('a file name in a header stays one', async () => {
  const { headers } = await fetch(`${server.url}/openapi/hostile-1.0.0.yaml`)
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="a_b_c-____-1.0.0.yaml"; filename*=UTF-8''a%26b%3Cc-%22%5D%5D%3E-1.0.0.yaml`,
  )
})
