import type { Progress } from '../context/notes.ts'

interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

const everyMs = 80

/** One line that is written over and over; nothing where nobody watches. */
export function createProgress(terminal: Terminal): { readonly show: Progress; clear(): void } {
  if (!terminal.isTTY) return { show: () => {}, clear: () => {} }
  let shownAt = 0
  return {
    show(subject, detail, requests) {
      if (performance.now() - shownAt < everyMs) return
      shownAt = performance.now()
      const line = `${String(requests).padStart(6)} requests  ${subject}  ${detail}`
      terminal.write(`\r\x1b[K${line.slice(0, (terminal.columns ?? 80) - 1)}`)
    },
    clear() {
      terminal.write('\r\x1b[K')
    },
  }
}
