import type { ProblemText } from '@switchboard/sdk/problems'
import { useEffect, useState } from 'react'
import { href } from '../paths.ts'

/** The portal’s own text for the code of an error, fetched when there is one; undefined for a code of an API. */
export function useProblemText(code: string): ProblemText | undefined {
  const [texts, setTexts] = useState<Readonly<Record<string, ProblemText>>>({})
  useEffect(() => {
    if (!code) return
    import('@switchboard/sdk/problems').then(
      ({ problems }) => setTexts(problems),
      () => {},
    )
  }, [code])
  return Object.hasOwn(texts, code) ? texts[code] : undefined
}

/** The page of a code. */
export const problemHref = (code: string): string => href('problem', { code: code.replaceAll('_', '-') })
