import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import { buildRequest } from '../request/build-request.ts'
import { languages } from './languages.ts'
import { printSnippet } from './snippet.ts'

const content = (type: string) => [{ type, schema: null, examples: [] }]

function sampleOf(id: string, ...types: readonly string[]) {
  const responses = [{ status: '200', description: '', headers: [], content: types.flatMap(content) }]
  const request = buildRequest({
    operation: operation({ method: 'GET', path: '/a', responses }),
    values: { inputs: {}, type: '', body: '' },
    base: 'https://portal.test',
    key: 'sb_test_x',
  })
  const language = languages.find((one) => one.id === id)
  return language ? printSnippet(request, language) : ''
}

// How each prints a text, prints a stream as it comes, and keeps bytes in a file.
const ways = [
  ['curl', /X-API-Key: sb_test_x'$/, /--no-buffer$/, /--output response\.pdf .*--fail$/s],
  ['typescript', /await response\.json\(\)/, /for await .*TextDecoderStream/, /arrayBuffer\(\)/],
  ['javascript', /await response\.text\(\)/, /for await .*TextDecoderStream/, /arrayBuffer\(\)/],
  [
    'python',
    /response\.read\(\)\.decode/,
    /for line in response:\n {4}print\(line.*flush=True/,
    /file\.write\(response\.read\(\)\)/,
  ],
  [
    'go',
    /fmt\.Println\(string\(body\)\)/,
    /io\.Copy\(os\.Stdout, res\.Body\)/,
    /os\.WriteFile\("response\.pdf", body/,
  ],
  [
    'java',
    /<String> .*ofString\(\)/,
    /Stream<String>> .*ofLines\(\).*forEach/s,
    /<byte\[\]> .*ofByteArray\(\).*Files\.write/s,
  ],
  [
    'kotlin',
    /println\(response\.body\?\.string\(\)\)/,
    /charStream\(\)\?\.forEachLine\(::println\)/,
    /writeBytes\(it\.bytes\(\)\)/,
  ],
  [
    'csharp',
    /ReadAsStringAsync\(\)/,
    /ResponseHeadersRead.*ReadLineAsync\(\) is/s,
    /WriteAllBytesAsync\(.*ReadAsByteArrayAsync/,
  ],
  [
    'php',
    /^curl_exec\(\$ch\);/m,
    /^curl_exec\(\$ch\);/m,
    /RETURNTRANSFER.*file_put_contents\('response\.pdf', \$body\)/s,
  ],
  [
    'ruby',
    /puts response\.read_body/,
    /read_body \{ \|part\| print part \}/,
    /File\.binwrite\('response\.pdf', response\.read_body\)/,
  ],
  [
    'rust',
    /response\.text\(\)\.await\?/,
    /let mut response.*while let Some\(part\) = response\.chunk\(\)/s,
    /fs::write\(.*response\.bytes\(\)/,
  ],
  [
    'swift',
    /String\(data: data, encoding: \.utf8\)/,
    /bytes\(for:.*for try await line in bytes\.lines/s,
    /try data\.write\(to:/,
  ],
  [
    'powershell',
    /\n\$response$/,
    /# It prints once the stream has ended\.\n\$response$/,
    /-OutFile '?response\.pdf'?$/,
  ],
] as const

test('each language has a way', () => {
  expect(ways.map(([id]) => id).sort()).toEqual(languages.map(({ id }) => id).sort())
})

test.each(ways)(
  '%s: texts are printed, streams as they come, and bytes kept',
  async (id, text, stream, bytes) => {
    expect(await sampleOf(id, 'application/json')).toMatch(text)
    for (const type of ['text/event-stream', 'text/event-stream; charset=utf-8', 'application/json-seq'])
      expect(await sampleOf(id, type)).toMatch(stream)
    for (const type of ['application/jsonl', 'application/x-ndjson', 'application/stream+json'])
      expect(await sampleOf(id, type)).toMatch(stream)
    expect(await sampleOf(id, 'application/pdf')).toMatch(bytes)
    if (id !== 'php') expect(await sampleOf(id, 'application/json')).not.toMatch(stream)
  },
)
