import type { HttpRequest } from '@switchboard/oas/request'
import { type Language, printSnippet } from '@switchboard/oas/snippets'
import { useEffect, useState } from 'react'

export interface Sample {
  readonly language: string
  readonly code: string
  readonly failed: boolean
}

/** The sample of a call; the last one stays until the next is there, so that the panel never blinks. */
export function useSample(
  call: HttpRequest,
  language: Language,
): { sample: Sample | null; retry: () => void } {
  const [sample, setSample] = useState<Sample | null>(null)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is the same call once more
  useEffect(() => {
    let isCurrent = true
    const show = (code: string, failed: boolean) =>
      isCurrent && setSample({ language: language.id, code, failed })
    printSnippet(call, language).then(
      (code) => show(code, false),
      () => show('', true),
    )
    return () => {
      isCurrent = false
    }
  }, [call, language, turn])

  return { sample, retry: () => setTurn(turn + 1) }
}
