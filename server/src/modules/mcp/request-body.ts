import type { ToolRequest } from '@switchboard/oas/tools'

interface SentBody {
  readonly body: Buffer
  readonly type: string
}

/** Its bytes and their media type; undefined without a body. */
export async function bodyBytes(request: ToolRequest): Promise<SentBody | undefined> {
  const { body, parts, file, headers } = request
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? 'application/octet-stream'
  if (file?.content) return { body: Buffer.from(await file.content.arrayBuffer()), type }
  if (!parts) return body === null ? undefined : { body: Buffer.from(body), type }
  const form = new FormData()
  for (const part of parts) {
    const { name, value, content, file: fileName } = part
    if (content) form.append(name, content, fileName)
    else if (part.type) form.append(name, new Blob([value], { type: part.type }))
    else form.append(name, value)
  }
  // Chooses the boundary.
  const whole = new Response(form)
  return {
    body: Buffer.from(await whole.arrayBuffer()),
    type: whole.headers.get('content-type') ?? type,
  }
}
