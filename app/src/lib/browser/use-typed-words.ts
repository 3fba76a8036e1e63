import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

/**
 * What changes faster than it should be acted on, such as the words of a search that the server does: shown at once, searched for when a
 * person pauses. The address has what was searched for.
 */
export function useTypedWords(searched: string, search: (words: string) => void) {
  const [words, setWords] = useState(searched)
  const asked = useRef(searched)
  const latest = useRef(search)
  latest.current = search

  // Another way to this address, such as the browser's back button.
  useEffect(() => {
    if (searched === asked.current) return
    asked.current = searched
    setWords(searched)
  }, [searched])

  useEffect(() => {
    if (words === asked.current) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // A page that was left for another stays until that one has come: its words are no longer of interest.
      if (window.location.pathname !== pathname) return
      asked.current = words
      latest.current(words)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [words])

  return [words, setWords] as const
}
