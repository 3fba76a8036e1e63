import { jsFetch } from '@scalar/snippetz/plugins/js/fetch'
import { textual } from '../request/expected-answer.ts'
import { fetchFile } from './file.ts'
import { fetchForm } from './form.ts'
import type { Generator, Har } from './har.ts'
import { quoted } from './literal.ts'
import { keepNumbersAsText, templateLiteral } from './long-numbers.ts'

const exactFetch = keepNumbersAsText(templateLiteral)(jsFetch)

/** The generator writes the bare call; a sample should also show what comes back. */
function awaited(request: Har, variable: string): string {
  const form = fetchForm(request)
  if (!form) return `const ${variable} = await ${exactFetch.generate(request).trimEnd()}`
  const call = jsFetch.generate({ ...form.request, postData: { mimeType: '', text: formMark } }).trimEnd()
  return [
    ...(form.files ? [`import { openAsBlob } from 'node:fs'\n`] : []),
    `${form.lines}\n`,
    `const ${variable} = await ${call.replace(/^( {2}body: )'[^']*'$/m, '$1form')}`,
  ].join('\n')
}

const formMark = 'form'

type Answer = Har['answer']

const typeOfBody = `const type = response.headers.get('Content-Type') ?? ''`
const isText = `/${textual.replaceAll('/', '\\/').replace('[\\/', '[/')}/i.test(type)`
const isJson = '/[/+]json(;|$)/i.test(type)'
const keep = (file: string): string =>
  `await writeFile(${quoted(file)}, new Uint8Array(await response.arrayBuffer()))`
const stream = (body: string): string => `for await (const text of ${body}) process.stdout.write(text)`

/** Statements, of which the first holds whose condition does. */
const choose = (...branches: readonly (readonly [condition: string, statement: string])[]): string =>
  branches
    .map(([condition, statement]) => `${condition ? `if (${condition})` : ''}\n  ${statement}`)
    .join('\nelse ')
    .replaceAll('else \n', 'else\n')

function finishJavaScript(code: string, { kinds, file }: Answer): string {
  const print = kinds.includes('stream')
    ? stream('response.body?.pipeThrough(new TextDecoderStream()) ?? []')
    : 'console.log(response.status, await response.text())'
  if (!kinds.includes('bytes')) return `${code}\n\n${print}`
  return `${code}\n\n${typeOfBody}\n${choose([isText, print], ['', keep(file)])}`
}

const finishTypeScript = (code: string, answer: Answer): string =>
  `${code}
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)

${typedEnding(answer)}`

/** Each kind in its way; where several are documented, the type of the body says which it is. */
function typedEnding({ kinds, file }: Answer): string {
  const [only] = kinds.length === 1 ? kinds : []
  if (only === 'none') return 'console.log(response.status, response.headers)'
  if (only === 'json') return 'const answer: unknown = await response.json()\nconsole.log(answer)'
  if (only === 'bytes') return keep(file)
  const print = kinds.includes('stream')
    ? stream('response.body?.pipeThrough(new TextDecoderStream()) ?? []')
    : 'console.log(await response.text())'
  const hasJson = kinds.includes('json')
  if (!hasJson && !kinds.includes('bytes')) return print
  const branches = [
    ...(hasJson ? [[isJson, 'console.log(await response.json())'] as const] : []),
    ...(kinds.includes('bytes') ? [[`!${isText}`, keep(file)] as const] : []),
    ['', print] as const,
  ]
  return `${typeOfBody}\n${choose(...branches)}`
}

/** With the import of what keeps a file, before or among the others. */
const importing = (plain: Generator): Generator => ({
  generate(request) {
    const code = plain.generate(request)
    if (!code.includes('await writeFile(')) return code
    const line = `import { writeFile } from 'node:fs/promises'\n`
    return code.startsWith('import ') ? `${line}${code}` : `${line}\n${code}`
  },
})

export const javaScript: Generator = importing(
  fetchFile({ generate: (request) => finishJavaScript(awaited(request, 'response'), request.answer) }),
)

export const typeScript: Generator = importing(
  fetchFile({
    generate: (request) => finishTypeScript(awaited(request, 'response: Response'), request.answer),
  }),
)
