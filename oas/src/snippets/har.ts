import type { HttpRequest } from '../request/build-request.ts'
import { type ExpectedAnswer, expectedAnswer } from '../request/expected-answer.ts'
import type { FormPart } from '../request/form.ts'

/** A request as HTTP archives write it, which is what the generators read. The query stays in the address. */
export interface Har {
  readonly method: string
  readonly url: string
  readonly httpVersion: string
  readonly headers: { name: string; value: string }[]
  readonly cookies: never[]
  readonly queryString: never[]
  readonly headersSize: number
  readonly bodySize: number
  /** The response that the code has to read, which the format has no place for. */
  readonly answer: ExpectedAnswer
  readonly postData?: {
    mimeType: string
    text?: string
    params?: HarPart[]
    /** Of a file that is the body, in whose place the text is a mark. */
    fileName?: string
  }
}

/** A placeholder for a file in generated code. */
export const fileMark = 'switchboard-file'

export interface HarPart {
  readonly name: string
  readonly value?: string
  readonly fileName?: string
  readonly contentType?: string
}

export interface Generator {
  generate(request: Har): string
}

export function harOf({ method, url, headers, body, parts, file, answer }: HttpRequest): Har {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? ''
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    headers: headers.map(([name, value]) => ({ name, value })),
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    answer: answer ?? expectedAnswer({ method, responses: [], schemas: {} }),
    ...(body !== null && { postData: { mimeType: type, text: body } }),
    ...(file && { postData: { mimeType: type, text: fileMark, fileName: file.name } }),
    ...(parts && { postData: { mimeType: 'multipart/form-data', params: parts.map(harPart) } }),
  }
}

const harPart = ({ name, value, file, type }: FormPart): HarPart => ({
  name,
  ...(file === undefined ? { value } : { fileName: file }),
  ...(type && { contentType: type }),
})
