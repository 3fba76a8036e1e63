export const exchangeLanguages = [
  { id: 'typescript', name: 'TypeScript' },
  { id: 'curl', name: 'curl' },
  { id: 'python', name: 'Python' },
] as const

export type ExchangeLanguage = (typeof exchangeLanguages)[number]['id']

interface Exchange {
  /** Absolute, of the API’s mock or gateway. */
  readonly url: string
  readonly phoneNumber: string
  readonly maxAge: number
}

/** Part of a line of code; without a kind, plain. Coloured by hand: the first page brings no grammars. */
export interface CodePart {
  readonly text: string
  readonly kind?: 'keyword' | 'string' | 'number' | 'muted'
}

/** The call in a language, line by line. Its key is the reader's own, as `key`, or in a shell `$KEY`. */
export const exchangeCode = (language: ExchangeLanguage, exchange: Exchange): readonly CodePart[][] =>
  printers[language](exchange)

const plain = (text: string): CodePart => ({ text })
const keyword = (text: string): CodePart => ({ text, kind: 'keyword' })
const string = (text: string): CodePart => ({ text: `'${text}'`, kind: 'string' })
const number = (value: number): CodePart => ({ text: String(value), kind: 'number' })
const muted = (text: string): CodePart => ({ text, kind: 'muted' })
const empty = [plain(' ')]

const printers: Readonly<Record<ExchangeLanguage, (exchange: Exchange) => CodePart[][]>> = {
  typescript: ({ phoneNumber, maxAge }) => [
    [
      keyword('import'),
      plain(' { createApi } '),
      keyword('from'),
      plain(' '),
      string('@switchboard/sdk/apis'),
    ],
    empty,
    [keyword('const'), plain(' simSwap = createApi('), string('sim-swap'), plain(', { key })')],
    empty,
    [muted('// Changed SIM in the last 24 hours?')],
    [
      keyword('const'),
      plain(' { data } = '),
      keyword('await'),
      plain(' simSwap.'),
      { text: 'POST', kind: 'number' },
      plain('('),
      string('/check'),
      plain(', {'),
    ],
    [
      plain('  body: { phoneNumber: '),
      string(phoneNumber),
      plain(', maxAge: '),
      number(maxAge),
      plain(' },'),
    ],
    [plain('})')],
  ],
  curl: ({ url, phoneNumber, maxAge }) => [
    [muted('# Changed SIM in the last 24 hours?')],
    [keyword('curl'), plain(' '), string(url), plain(' \\')],
    [plain('  -H '), { text: '"X-API-Key: $KEY"', kind: 'string' }, plain(' \\')],
    [plain('  -H '), string('Content-Type: application/json'), plain(' \\')],
    [plain('  -d '), string(JSON.stringify({ phoneNumber, maxAge }))],
  ],
  python: ({ url, phoneNumber, maxAge }) => [
    [keyword('import'), plain(' requests')],
    empty,
    [muted('# Changed SIM in the last 24 hours?')],
    [plain('response = requests.post(')],
    [plain('  '), string(url), plain(',')],
    [plain('  headers={'), string('X-API-Key'), plain(': key},')],
    [
      plain('  json={'),
      string('phoneNumber'),
      plain(': '),
      string(phoneNumber),
      plain(', '),
      string('maxAge'),
      plain(': '),
      number(maxAge),
      plain('},'),
    ],
    [plain(')')],
  ],
}
