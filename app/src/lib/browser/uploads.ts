type OnProgress = (share: number) => void
type Fetch = (request: Request) => Promise<Response>

export interface Uploads {
  /** Calls back with how much of a request has left this device, from 0 to 1. Answers how to stop. */
  follow(requestId: string, onProgress: OnProgress): () => void
  /** fetch, which tells nobody how far an upload is, save for requests that somebody follows. */
  readonly fetch: Fetch
}

export function createUploads(fetch: Fetch): Uploads {
  const followed = new Map<string, OnProgress>()
  return {
    follow(requestId, onProgress) {
      followed.set(requestId, onProgress)
      return () => followed.delete(requestId)
    },
    fetch(request) {
      const onProgress = followed.get(request.headers.get('X-Request-Id') ?? '')
      return onProgress ? sendByXhr(request, onProgress) : fetch(request)
    },
  }
}

const emptyStatuses = [204, 205, 304]

/** The one way in which a browser tells how far an upload is. Answers and fails as fetch does. */
async function sendByXhr(request: Request, onProgress: OnProgress): Promise<Response> {
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
    xhr.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'))
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
