import { jsFetch } from '@scalar/snippetz/plugins/js/fetch'
import { fetchFile } from './file.ts'
import { fetchForm } from './form.ts'
import type { Generator, Har } from './har.ts'
import { keepNumbersAsText, templateLiteral } from './long-numbers.ts'

const onlyHead = /^ {2}method: 'HEAD'/m
const printBody = `const answer: unknown = response.status === 204 ? null : await response.json()
console.log(answer)`

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

const finishJavaScript = (code: string): string =>
  `${code}

console.log(response.status, await response.text())`

const finishTypeScript = (code: string): string =>
  `${code}
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)

${onlyHead.test(code) ? 'console.log(response.status, response.headers)' : printBody}`

export const javaScript: Generator = fetchFile({
  generate: (request) => finishJavaScript(awaited(request, 'response')),
})

export const typeScript: Generator = fetchFile({
  generate: (request) => finishTypeScript(awaited(request, 'response: Response')),
})
