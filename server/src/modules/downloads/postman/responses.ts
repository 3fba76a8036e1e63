import { STATUS_CODES } from 'node:http'
import { type Operation, writeJson } from '@switchboard/oas/document'
import { isJson } from '@switchboard/oas/request'
import { requestOf } from './request.ts'

/** An answer for each named example, with the request that gets it from the mock. */
export function responsesOf(operation: Operation) {
  return operation.responses.flatMap(({ status, content, headers }) => {
    // `4XX` and `default` are no status to answer with.
    const code = Number(status)
    if (!Number.isInteger(code)) return []
    const [media] = content
    const examples = media?.examples ?? []
    const answers = examples.length > 0 ? examples : [{ name: '', summary: '', value: null }]
    return answers.map(({ name, summary, value }) => ({
      name: `${code} ${summary || name || (STATUS_CODES[code] ?? '')}`.trim(),
      originalRequest: requestOf(operation, datumOf(operation, code, name)),
      status: STATUS_CODES[code] ?? '',
      code,
      _postman_previewlanguage: media && isJson(media.type) ? 'json' : 'text',
      header: [
        ...(media ? [{ key: 'Content-Type', value: media.type }] : []),
        ...headers.map((header) => ({ key: header.name, value: '', description: header.description })),
      ],
      cookie: [],
      body: value === null ? '' : typeof value === 'string' ? value : writeJson(value, 2),
    }))
  })
}

const datumOf = ({ test_data }: Operation, status: number, name: string) =>
  test_data.find(({ outcome }) => outcome.status === status && (outcome.example ?? '') === name)
