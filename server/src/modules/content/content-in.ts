import { type Content, noContent } from './content.ts'
import { readContent } from './read-content.ts'

const known = new Map<string, Content>()

/** Read once a process, at the start: what changes in the folder is served after the next one. */
export function contentIn(folder: string): Content {
  if (folder === '') return noContent
  const content = known.get(folder) ?? readContent(folder)
  known.set(folder, content)
  return content
}
