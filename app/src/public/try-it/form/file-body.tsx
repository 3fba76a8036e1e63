import type { Upload } from '@switchboard/oas/request'
import { TextField } from '../../../ui/kit/text-field.tsx'

interface FileBodyProps {
  readonly type: string
  readonly upload: Upload
  readonly error: string | undefined
  readonly onChoose: (file: File | undefined) => void
}

/**
 * A body that is a file as it is. The browser forgets its display when the page is left and returned to, so the hint
 * repeats it.
 */
export function FileBody({ type, upload: { file }, error, onChoose }: FileBodyProps) {
  return (
    <TextField
      size="sm"
      type="file"
      label={
        <>
          File <span className="mono">{type}</span>
        </>
      }
      hint={file ? `Chosen: ${file.name}` : 'Sent as is.'}
      error={error}
      accept={/octet-stream|^\*/.test(type) ? undefined : type}
      onChange={(event) => onChoose(event.target.files?.[0])}
    />
  )
}
