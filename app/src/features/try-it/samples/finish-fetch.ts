// The generator writes the bare call; a sample should also show what comes back.
const answered = (code: string, variable: string) => `const ${variable} = await ${code}`

export const finishJavaScript = (code: string): string =>
  `${answered(code, 'response')}

console.log(response.status, await response.text())`

export const finishTypeScript = (code: string): string =>
  `${answered(code, 'response: Response')}
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)

const answer: unknown = await response.json()
console.log(answer)`
