import { Button } from '../../../ui/kit/button.tsx'

const endings: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/problem+json': 'json',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/csv': 'csv',
  'text/plain': 'txt',
}

interface DownloadProps {
  readonly body: Blob
  readonly type: string
}

export function Download({ body, type }: DownloadProps) {
  const ending = endings[type.split(';')[0]?.trim() ?? ''] ?? 'bin'
  return (
    <Button look="link" size="small" onClick={() => save(body, `response.${ending}`)}>
      Download {ending.toUpperCase()}
    </Button>
  )
}

function save(body: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(body)
  link.download = name
  link.click()
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
