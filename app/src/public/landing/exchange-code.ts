import type { SampleCall } from '../../base/brand.ts'

export const exchangeLanguages = [
  { id: 'typescript', name: 'TypeScript' },
  { id: 'curl', name: 'curl' },
  { id: 'python', name: 'Python' },
] as const

export type ExchangeLanguage = (typeof exchangeLanguages)[number]['id']

interface Exchange extends Pick<SampleCall, 'api' | 'path' | 'question' | 'body'> {
  /** Absolute, of the API’s mock or gateway. */
  readonly url: string
  /** Whether the SDK has a typed client for the API. */
  readonly typed: boolean
}

/** Part of a line of code; without a kind, plain. */
export interface CodePart {
  readonly text: string
  readonly kind?: string
}

/** The call in a language, line by line. Its key is the reader's own, as `key`, or in a shell `$KEY`. */
export const exchangeCode = (language: ExchangeLanguage, exchange: Exchange): readonly CodePart[][] =>
  printers[language](exchange).split('\n').map(partsOf)

// The first page brings no grammars. A URL is within quotes, so that it begins no comment.
const token =
  /(?<muted>(?:#|\/\/).*)|(?<string>'[^']*'|"[^"]*")|(?<keyword>\b(?:import|from|const|await|curl)\b)|(?<number>\bPOST\b|\b\d+\b)/g

function partsOf(line: string): CodePart[] {
  const parts: CodePart[] = []
  let end = 0
  for (const { 0: text, index, groups = {} } of line.matchAll(token)) {
    const [kind] = Object.entries(groups).find(([, match]) => match) ?? []
    parts.push({ text: line.slice(end, index) }, { text, ...(kind && { kind }) })
    end = index + text.length
  }
  // An empty line keeps its height.
  return [...parts, { text: line.slice(end) || (end ? '' : ' ') }].filter(({ text }) => text)
}

const literal = (value: string | number) => (typeof value === 'number' ? value : `'${value}'`)
const fieldsOf = (body: Exchange['body'], quote = ''): string =>
  Object.entries(body)
    .map(([name, value]) => `${quote}${name}${quote}: ${literal(value)}`)
    .join(', ')

const printers: Readonly<Record<ExchangeLanguage, (exchange: Exchange) => string>> = {
  typescript({ api, path, question, body, url, typed }) {
    const name = api.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
    return typed
      ? `import { createApi } from '@switchboard/sdk/apis'

const ${name} = createApi('${api}', { key })

// ${question}
const { data } = await ${name}.POST('${path}', {
  body: { ${fieldsOf(body)} },
})`
      : `// ${question}
const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  body: JSON.stringify({ ${fieldsOf(body)} }),
})`
  },
  curl: ({ question, body, url }) => `# ${question}
curl '${url}' \\
  -H "X-API-Key: $KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'`,
  python: ({ question, body, url }) => `import requests

# ${question}
response = requests.post(
  '${url}',
  headers={'X-API-Key': key},
  json={${fieldsOf(body, "'")}},
)`,
}
