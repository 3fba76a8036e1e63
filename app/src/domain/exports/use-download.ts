import type { Download, Portal } from '@switchboard/sdk'
import { useState } from 'react'
import { saveBlob } from '../../lib/browser/save-blob.ts'
import { type ProblemText, problemText } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'

type DownloadState =
  | { readonly step: 'idle' | 'saved' }
  /** How many bytes have come: an export does not know how many there will be. */
  | { readonly step: 'busy'; readonly bytes: number }
  | { readonly step: 'failed'; readonly failure: ProblemText }

interface DownloadRequest {
  readonly start: (portal: Portal) => Promise<Download>
  /** Where the server names none. */
  readonly filename: string
}

/** A file that somebody asks for: fetched with their session, counted as it comes, handed to the browser’s downloads. */
export function useDownload({ start, filename }: DownloadRequest) {
  const portal = usePortal()
  const [state, setState] = useState<DownloadState>({ step: 'idle' })

  async function save(): Promise<void> {
    setState({ step: 'busy', bytes: 0 })
    try {
      const file = await start(portal)
      const blob = await received(file.stream, (bytes) => setState({ step: 'busy', bytes }))
      saveBlob(blob, file.filename ?? filename)
      setState({ step: 'saved' })
    } catch (error) {
      setState({ step: 'failed', failure: problemText(error) })
    }
  }

  return {
    save,
    busy: state.step === 'busy',
    saved: state.step === 'saved',
    /** 0 until the first have come. */
    bytes: state.step === 'busy' ? state.bytes : 0,
    failure: state.step === 'failed' ? state.failure : null,
  }
}

async function received(stream: ReadableStream<Uint8Array>, onBytes: (sum: number) => void): Promise<Blob> {
  const parts: BlobPart[] = []
  const reader = stream.getReader()
  let sum = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    parts.push(value as Uint8Array<ArrayBuffer>)
    sum += value.byteLength
    onBytes(sum)
  }
}
