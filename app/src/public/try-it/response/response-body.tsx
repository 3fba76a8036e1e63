import { writeJson } from '@switchboard/oas/schema'
import { useMemo } from 'react'
import { jsonTokens } from '../../../base/code/code-tokens.ts'
import { formatCount } from '../../../base/format/format.ts'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { row } from '../../../ui/layout.ts'
import { CodeView } from '../code-view.tsx'
import type { ResponseFacts } from '../sending/response-facts.ts'
import type { ApiResponse } from '../sending/send.ts'
import css from '../try-it.module.css'

/** More than this slows the page down and is read by nobody: the rest is in the file. */
const shownLength = 100_000
/** Beyond this, thousands of coloured pieces cost more than they help. */
const colouredLength = 30_000

interface ResponseBodyProps {
  readonly response: ApiResponse
  readonly facts: ResponseFacts
}

export function ResponseBody({ response, facts: { json, type } }: ResponseBodyProps) {
  const { text, body } = response
  const whole = json === undefined ? (text ?? '') : writeJson(json, 2)
  const tokens = useMemo(
    () =>
      json !== undefined && whole.length <= colouredLength
        ? jsonTokens(json)
        : [{ text: whole.slice(0, shownLength) }],
    [json, whole],
  )
  if (body.size === 0) return <p className={css.text}>No body.</p>
  if (text === null)
    return (
      <div className={css.text}>
        <strong>{type || 'A file'}</strong>
        <p>
          <Download body={body} type={type} />
        </p>
      </div>
    )
  return (
    <>
      <CodeView label="Response body" tokens={tokens} wrap />
      <p className={classes(row([1, 4]), css.foot)}>
        {whole.length > shownLength && <span>The first {formatCount(shownLength)} characters.</span>}
        <Download body={body} type={type} />
        <span className={classes(row(2, 'inline'), css.end)}>
          <CopyButton text={text} what="body" />
        </span>
      </p>
    </>
  )
}

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

function Download({ body, type }: DownloadProps) {
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
