import { isReadable, type Json, type JsonObject } from '@switchboard/oas/document'
import { givesOrders, hidingCharacter } from '@switchboard/oas/tools'
import type { Finding } from '../read/publish-error.ts'

/** A description that is longer is cut where it is shown. */
const maxLength = 100_000
const maxFindings = 50
/** Keywords that hold data, in which a description is a value like any other. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue'])

/** Read by people and by agents. */
const texts = new Set(['title', 'summary', 'description'])

/** Texts that no page shows, or none whole, or that aren't for agents what they are for people. */
export function checkTexts(document: JsonObject): Omit<Finding, 'line'>[] {
  const findings: Omit<Finding, 'line'>[] = []
  walk(document, '#')
  return findings

  function walk(value: Json, pointer: string): void {
    if (findings.length >= maxFindings) return
    for (const [name, item] of Object.entries(value ?? {})) {
      const place = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (texts.has(name) && typeof item === 'string') {
        const text = (name === 'description' && problemOf(item)) || dangerOf(item)
        if (text) findings.push({ pointer: place, text })
      }
      if (typeof item === 'object' && item !== null && !data.has(name)) walk(item, place)
    }
  }
}

function problemOf(text: string): string | undefined {
  if (!isReadable(text))
    return 'This text isn’t shown: its quotes or lists are nested too deeply, or a paragraph of it has too many marks. Write it more simply.'
  return text.length > maxLength
    ? `This text has ${text.length} characters; at most the first ${maxLength} are shown.`
    : undefined
}

function dangerOf(text: string): string | undefined {
  const character = hidingCharacter(text)
  if (character)
    return `This text has a character that people don’t see, ${character}. Agents get the text without it. Delete it.`
  return givesOrders(text)
    ? 'This text reads like an order to an agent. Agents take it as a description. Describe the API instead.'
    : undefined
}
