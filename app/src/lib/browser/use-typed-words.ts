import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

/**
 * Input that changes faster than it should be acted on, such as the words of a server-side search: shown immediately,
 * searched for when the person pauses. The address has the words that were searched for.
 */
export function useTypedWords(searched: string, search: (words: string) => void) {
  const [words, setWords] = useState(searched)
  const lastSearch = useRef(searched)
  const latest = useRef(search)
  latest.current = search

  // Another way to this address, such as the browser's back button.
  useEffect(() => {
    if (searched === lastSearch.current) return
    lastSearch.current = searched
    setWords(searched)
  }, [searched])

  useEffect(() => {
    if (words === lastSearch.current) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // A page that was left for another stays until that one has come: its words are no longer of interest.
      if (window.location.pathname !== pathname) return
      lastSearch.current = words
      latest.current(words)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [words])

  return [words, setWords] as const
}
