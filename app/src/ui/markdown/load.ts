import { useSyncExternalStore } from 'react'

type Pipeline = typeof import('./pipeline.ts')

let loaded: Pipeline | 'failed' | undefined
let loading: Promise<Pipeline> | undefined

/**
 * Fetches what turns Markdown into HTML, once. A page that the server drew has its texts already, so this is no part of any first
 * download; a route whose page shows Markdown names it in its `load()`. A failed fetch is forgotten, so that the next try is real.
 */
export function loadMarkdown(): Promise<Pipeline> {
  loading ??= import('./pipeline.ts').then(
    (pipeline) => {
      loaded = pipeline
      return pipeline
    },
    (error: unknown) => {
      loaded = 'failed'
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Undefined until it has loaded, which is later than the first drawing only without `await loadMarkdown()`. */
export const useMarkdownPipeline = (needed: boolean): Pipeline | 'failed' | undefined =>
  useSyncExternalStore(needed ? fetched : never, current, current)

const current = () => loaded

function fetched(changed: () => void): () => void {
  loadMarkdown().then(changed, changed)
  return () => {}
}

const never = () => () => {}
