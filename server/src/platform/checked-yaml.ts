import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ValidateFunction } from 'ajv'
import { isNode, LineCounter, parseDocument } from 'yaml'

interface CheckedYaml<Content> {
  /** Undefined where there are faults. */
  readonly content?: Content
  /** Each mistake, with the file and its line. */
  readonly faults: readonly string[]
}

/** An operator's file, held against its schema. */
export function readCheckedYaml<Content>(
  path: string,
  { isValid, whole }: { readonly isValid: ValidateFunction<Content>; readonly whole: string },
): CheckedYaml<Content> {
  const lines = new LineCounter()
  const text = readText(path)
  if (text === undefined) return { faults: [`${path} can’t be read.`] }
  const at = (line: number, message: string) => `${basename(path)}, line ${line}: ${message}`
  const document = parseDocument(text, { lineCounter: lines })
  const broken = document.errors.map(({ pos, message }) =>
    at(lines.linePos(pos[0]).line, message.split(' at line')[0] ?? ''),
  )
  if (broken.length > 0) return { faults: broken }
  const content: unknown = document.toJS()
  if (isValid(content)) return { content, faults: [] }
  const faults = (isValid.errors ?? []).map(({ instancePath, message = '', params }) => {
    const steps = [
      ...instancePath.split('/').slice(1),
      ...(params.additionalProperty ? [params.additionalProperty] : []),
    ]
    const node = document.getIn(steps, true)
    const line = isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1
    return at(line, `${steps.join('.') || whole} ${message}.`)
  })
  return { faults }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return
  }
}
