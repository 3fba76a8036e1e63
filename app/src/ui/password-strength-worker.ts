// Runs in a worker: the list of common passwords takes a tenth of a second to read, and a long password as long to judge.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { translations } from '@zxcvbn-ts/language-en'

export interface StrengthQuestion {
  readonly password: string
  /** Facts that others know about the person: a password that contains them is easier to guess. */
  readonly known: readonly string[]
}

export interface StrengthAnswer {
  readonly password: string
  /** 0 and 1 fall within minutes, 2 within days; 4 holds against whoever has stolen the hashes. */
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly advice: string | null
}

const zxcvbn = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  translations: {
    ...translations,
    warnings: { ...translations.warnings, userInputs: 'Leave out your email address and our name.' },
  },
})

const ourName = 'Switchboard'

/** Whole, and each of its parts: of an address, what stands before the @ is what people use. */
const wordsOf = (text: string): string[] =>
  [text, ...text.split(/[^\p{L}\d]+/u)].filter((word) => word.length > 2)

self.onmessage = ({ data: { password, known } }: MessageEvent<StrengthQuestion>) => {
  const { score, feedback } = zxcvbn.check(password, [ourName, ...known].flatMap(wordsOf))
  const advice = feedback.warning ?? feedback.suggestions[0] ?? null
  self.postMessage({ password, score, advice } satisfies StrengthAnswer)
}
