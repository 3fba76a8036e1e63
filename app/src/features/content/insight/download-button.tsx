import { download, type Portal } from '@switchboard/sdk'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '../../../lib/browser/save-blob.ts'
import { type ProblemText, problemText } from '../../../lib/problem.ts'
import { usePortal } from '../../../lib/services.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'

/** Fetches a published file and hands it to the browser's downloads. Throws ApiError when there is none. */
async function saveFile(portal: Portal, filename: string): Promise<void> {
  const file = await download(portal, 'post', '/api/insights/download-file', { body: { filename } })
  saveBlob(await file.blob(), file.filename ?? filename)
}

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

interface DownloadButtonProps {
  readonly filename: string
  readonly children: string
  /** The main thing to do here, or one among others. */
  readonly look?: 'primary' | 'ghost'
}

export function DownloadButton({ filename, children, look = 'primary' }: DownloadButtonProps) {
  const { save, state, refusal } = useSaveFile(filename)
  return (
    <>
      <FormError of={refusal} title="The file did not arrive." />
      <PlainButton look={look} full busy={state === 'busy'} onClick={save}>
        <Icon of={Download} /> {state === 'busy' ? 'Downloading…' : children}
      </PlainButton>
      <p className="visually-hidden" role="status">
        {state === 'saved' && `${filename} is in your downloads.`}
      </p>
    </>
  )
}
