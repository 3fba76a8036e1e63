/** Long enough for every browser to have begun to read it. */
const keptMs = 10_000

/** Hands bytes to the browser's downloads. */
export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
