import { jsFetch } from '@scalar/snippetz/plugins/js/fetch'
import type { Generator } from './har.ts'

// The generator writes the bare call; a sample should also show what comes back.
const awaited = (code: string, variable: string) => `const ${variable} = await ${code}`

const onlyHead = /^ {2}method: 'HEAD'/m
const printBody = `const answer: unknown = response.status === 204 ? null : await response.json()
console.log(answer)`

const finishJavaScript = (code: string): string =>
  `${awaited(code, 'response')}

console.log(response.status, await response.text())`

const finishTypeScript = (code: string): string =>
  `${awaited(code, 'response: Response')}
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)

${onlyHead.test(code) ? 'console.log(response.status, response.headers)' : printBody}`

export const javaScript: Generator = {
  generate: (request) => finishJavaScript(jsFetch.generate(request).trimEnd()),
}

export const typeScript: Generator = {
  generate: (request) => finishTypeScript(jsFetch.generate(request).trimEnd()),
}
