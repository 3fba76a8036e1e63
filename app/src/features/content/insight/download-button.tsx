import { Download } from 'lucide-react'
import { FormError } from '../../../ui/form-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
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
