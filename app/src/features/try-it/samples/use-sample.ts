import { useEffect, useState } from 'react'
import type { Call } from '../model/call.ts'
import type { Language } from './languages.ts'
import { sampleOf } from './sample.ts'

export interface Sample {
  readonly language: string
  readonly code: string
  readonly failed: boolean
}

/** The sample of a call; the last one stays until the next is there, so that the panel never blinks. */
export function useSample(call: Call, language: Language): { sample: Sample | null; retry: () => void } {
  const [sample, setSample] = useState<Sample | null>(null)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is the same call once more
  useEffect(() => {
    let wanted = true
    const show = (code: string, failed: boolean) =>
      wanted && setSample({ language: language.id, code, failed })
    sampleOf(call, language).then(
      (code) => show(code, false),
      () => show('', true),
    )
    return () => {
      wanted = false
    }
  }, [call, language, turn])

  return { sample, retry: () => setTurn(turn + 1) }
}
