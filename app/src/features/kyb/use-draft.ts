import { useCallback, useEffect, useRef, useState } from 'react'
import type { Drafts } from '../../lib/browser/drafts.ts'

interface Draft<Values> {
  readonly savedAt: number
  readonly values: Values
}

const pauseMs = 500

/** Keeps what is filled in on this device, a moment after the last change, and finds it again. Undefined until that is known. */
export function useDraft<Values>(drafts: Drafts, name: string) {
  const [found, setFound] = useState<{ readonly draft: Draft<Values> | undefined }>()
  const [saved, setSaved] = useState<Date | 'failed' | undefined>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // After it was sent nothing is kept any more, however late a change is noticed.
  const over = useRef(false)

  useEffect(() => {
    let left = false
    over.current = false
    void drafts.read(name).then((kept) => {
      if (left) return
      const draft = kept as Draft<Values> | undefined
      setFound({ draft })
      setSaved(draft && new Date(draft.savedAt))
    })
    return () => {
      left = true
      clearTimeout(timer.current)
    }
  }, [drafts, name])

  const save = useCallback(
    (values: Values): void => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (over.current) return
        const savedAt = Date.now()
        drafts.write(name, { savedAt, values } satisfies Draft<Values>).then(
          () => setSaved(new Date(savedAt)),
          () => setSaved('failed'),
        )
      }, pauseMs)
    },
    [drafts, name],
  )

  return {
    found,
    saved,
    save,
    async discard(): Promise<void> {
      over.current = true
      clearTimeout(timer.current)
      await drafts.remove(name)
      setSaved(undefined)
    },
  }
}
