import { useEffect, useState } from 'react'

/** The time, updated after each interval; constant if nothing on the page runs out. */
export function useNow(intervalMs: number | null): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (intervalMs === null) return
    const timer = setInterval(() => setNow(new Date()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
