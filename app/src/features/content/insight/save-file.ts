import { download, type Portal } from '@switchboard/sdk'

/** Long enough for every browser to have begun to read it. */
const keptMs = 10_000

/** Fetches a published file and hands it to the browser's downloads. Throws ApiError when there is none. */
export async function saveFile(portal: Portal, filename: string): Promise<void> {
  const file = await download(portal, 'post', '/api/insights/download-file', { body: { filename } })
  const address = URL.createObjectURL(await file.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = file.filename ?? filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
