/** How much has left this device, from 0 to 1. */
export type OnProgress = (share: number) => void

const emptyStatuses = [204, 205, 304]

/** The one way in which a browser tells how far an upload is. Answers and fails as fetch does. */
export async function sendByXhr(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob()
  // It may have been given up while the body was read.
  request.signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.responseType = 'arraybuffer'
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    xhr.onload = () => {
      const { status, statusText } = xhr
      const headers = headersOf(xhr.getAllResponseHeaders())
      resolve(
        new Response(emptyStatuses.includes(status) ? null : xhr.response, { status, statusText, headers }),
      )
    }
    xhr.onerror = () => reject(new TypeError('The upload failed.'))
    xhr.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(body)
  })
}

function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.split('\r\n').filter(Boolean)) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
