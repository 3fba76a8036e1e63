import { refusedField } from '../../platform/http/problem.ts'

type Answers = Readonly<Record<string, string | number | boolean | null>>

/** Answers to the questions of a publisher's own form: one plain value by name of its field. */
export function parseAnswers(text: string | undefined): Answers | undefined {
  if (text === undefined) return undefined
  const answers = parse(text)
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
    throw refusedField('#/answers', 'format', 'Send one JSON object.')
  }
  for (const [name, value] of Object.entries(answers)) {
    if (isPlain(name) && isPlain(value)) continue
    const pointer = `#/answers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`.slice(0, 250)
    throw refusedField(pointer, 'type', 'Answer with a text, a number, or true or false.')
  }
  return answers as Answers
}

/** Also what a database takes: no NUL, and no lone half of a character. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return typeof value !== 'object' || value === null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
