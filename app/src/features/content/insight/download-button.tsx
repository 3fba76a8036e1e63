import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { useSaveFile } from './use-save-file.ts'

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
      <Refusal of={refusal} title="The file did not arrive." />
      <Button look={look} full busy={state === 'busy'} onClick={save}>
        <Icon of={Download} /> {state === 'busy' ? 'Downloading…' : children}
      </Button>
      <p className="visually-hidden" role="status">
        {state === 'saved' && `${filename} is in your downloads.`}
      </p>
    </>
  )
}
