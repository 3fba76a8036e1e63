import { download } from '@switchboard/sdk'
import { portal } from '../../../lib/api.ts'

/** Fetches a published file and hands it to the browser's downloads. Throws ApiError when there is none. */
export async function saveFile(filename: string): Promise<void> {
  const file = await download(portal, 'post', '/api/insights/download-file', { body: { filename } })
  const address = URL.createObjectURL(await file.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = file.filename ?? filename
  link.click()
  // The browser has begun to read it by the next task at the latest.
  setTimeout(() => URL.revokeObjectURL(address))
}
