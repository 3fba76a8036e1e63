import { FileUpload as ChakraFileUpload } from '@chakra-ui/react/file-upload'
import { chakra } from '@chakra-ui/react/styled-system'
import { FileText, Upload, X } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../icon.tsx'

const Note = chakra('p', { base: { color: 'muted', fontSize: 'label' } })
const Problem = chakra('p', { base: { color: 'red', fontSize: 'label', fontWeight: '500' } })

interface FileUploadProps {
  readonly label: string
  /** Accepted files in words: "PDF, PNG or JPEG, up to 5 MB". */
  readonly hint: string
  readonly error?: string | undefined
  /** As the input's own attribute: `application/pdf,image/*`. */
  readonly accept?: string
  readonly maxFiles?: number
  readonly maxBytes?: number
  readonly files: readonly File[]
  /** With those that were refused, and why: too large, too many, of another kind. */
  readonly onFiles: (files: readonly File[], refused: readonly RefusedFile[]) => void
  readonly disabled?: boolean
}

interface RefusedFile {
  readonly file: File
  readonly reason:
    | 'TOO_MANY_FILES'
    | 'FILE_INVALID_TYPE'
    | 'FILE_TOO_LARGE'
    | 'FILE_TOO_SMALL'
    | 'FILE_INVALID'
    | 'FILE_EXISTS'
}

/** Files to send: dropped here, or chosen. They are listed and can be removed again. */
export function FileUpload({
  label,
  hint,
  error,
  accept,
  maxFiles = 1,
  maxBytes = Number.POSITIVE_INFINITY,
  files,
  onFiles,
  disabled = false,
}: FileUploadProps) {
  const id = useId()
  const one = maxFiles === 1
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`
  return (
    <ChakraFileUpload.Root
      {...(accept && { accept })}
      maxFiles={maxFiles}
      maxFileSize={maxBytes}
      acceptedFiles={[...files]}
      disabled={disabled}
      invalid={error !== undefined}
      onFileChange={({ acceptedFiles, rejectedFiles }) =>
        onFiles(
          acceptedFiles,
          rejectedFiles.flatMap(({ file, errors: [reason] }) =>
            reason ? [{ file, reason: reason as RefusedFile['reason'] }] : [],
          ),
        )
      }
    >
      <ChakraFileUpload.Label>{label}</ChakraFileUpload.Label>
      <ChakraFileUpload.HiddenInput aria-describedby={described} />
      <ChakraFileUpload.Dropzone
        aria-describedby={described}
        aria-label={`${label}: drop ${one ? 'a file' : 'files'} here or choose ${one ? 'one' : 'them'}`}
      >
        <Icon of={Upload} size={20} />
        <ChakraFileUpload.DropzoneContent>
          <span>
            Drop {one ? 'a file' : 'files'} here or <strong>choose {one ? 'one' : 'them'}</strong>
          </span>
        </ChakraFileUpload.DropzoneContent>
      </ChakraFileUpload.Dropzone>
      <Note id={`${id}-hint`}>{hint}</Note>
      {error && (
        <Problem id={`${id}-error`} aria-live="polite">
          {error}
        </Problem>
      )}
      <ChakraFileUpload.ItemGroup aria-label={`${label}: chosen files`}>
        {files.map((file) => (
          <ChakraFileUpload.Item key={file.name} file={file}>
            <Icon of={FileText} />
            <ChakraFileUpload.ItemContent>
              <ChakraFileUpload.ItemName />
              <ChakraFileUpload.ItemSizeText />
            </ChakraFileUpload.ItemContent>
            <ChakraFileUpload.ItemDeleteTrigger aria-label={`Remove ${file.name}`}>
              <Icon of={X} size={16} />
            </ChakraFileUpload.ItemDeleteTrigger>
          </ChakraFileUpload.Item>
        ))}
      </ChakraFileUpload.ItemGroup>
    </ChakraFileUpload.Root>
  )
}
