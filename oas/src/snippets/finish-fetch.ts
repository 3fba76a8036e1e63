// The generator writes the bare call; a sample should also show what comes back.
const awaited = (code: string, variable: string) => `const ${variable} = await ${code}`

const onlyHead = /^ {2}method: 'HEAD'/m
const printBody = `const answer: unknown = response.status === 204 ? null : await response.json()
console.log(answer)`

export const finishJavaScript = (code: string): string =>
  `${awaited(code, 'response')}

console.log(response.status, await response.text())`

export const finishTypeScript = (code: string): string =>
  `${awaited(code, 'response: Response')}
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)

${onlyHead.test(code) ? 'console.log(response.status, response.headers)' : printBody}`
