import { useSyncExternalStore } from 'react'

/** The part of the address after `#`, decoded; empty without one. */
export const useHash = (): string => useSyncExternalStore(subscribe, readHash, () => '')

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}
