import { useEffect, useRef, useState } from 'react'

const leastMs = 200

/** `pending`, but once shown it stays for 200 ms: a skeleton that flashes is worse than none. */
export function useMinimumPending(pending: boolean): boolean {
  const [isVisible, setVisible] = useState(pending)
  const since = useRef(pending ? performance.now() : 0)

  useEffect(() => {
    if (pending) {
      since.current = performance.now()
      setVisible(true)
      return
    }
    const rest = leastMs - (performance.now() - since.current)
    const timer = setTimeout(() => setVisible(false), Math.max(0, rest))
    return () => clearTimeout(timer)
  }, [pending])

  return isVisible || pending
}
