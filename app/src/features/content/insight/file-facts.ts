import type { InsightFile } from '../types.ts'

/** "PDF, 314 KB", as file managers count. */
export function fileFacts({ filename, content_type, size_bytes }: InsightFile): string {
  return `${typeName(filename, content_type)}, ${sizeInWords(size_bytes)}`
}

function typeName(filename: string, type: string): string {
  if (type === 'application/pdf') return 'PDF'
  const extension = filename.includes('.') ? filename.split('.').at(-1) : ''
  return extension ? extension.toUpperCase() : 'File'
}

function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`
  return `${Math.round(bytes / 100_000) / 10} MB`
}
