import { useState } from 'react'
import { type ProblemText, problemText } from '../../../lib/problem.ts'
import { usePortal } from '../../../lib/services.ts'
import { saveFile } from './save-file.ts'

export function useSaveFile(filename: string) {
  const portal = usePortal()
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [refusal, setRefusal] = useState<ProblemText | null>(null)

  const save = async () => {
    setState('busy')
    setRefusal(null)
    try {
      await saveFile(portal, filename)
      setState('saved')
    } catch (error) {
      setRefusal(problemText(error))
      setState('idle')
    }
  }
  return { save, state, refusal }
}
