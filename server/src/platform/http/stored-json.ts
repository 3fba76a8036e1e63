/**
 * A body that is JSON already, as the database has it. It is sent as it is: parsing and printing a large one would
 * keep the process from its other calls.
 */
export class StoredJson {
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** Of the type that the text is said to have. */
  static of<Body>(text: string): Body {
    return new StoredJson(text) as Body
  }
}

/** An object as JSON, some fields of which are JSON already. */
export function jsonWith(head: object, stored: Readonly<Record<string, string>>): string {
  const fields = Object.entries(stored).map(([name, text]) => `${JSON.stringify(name)}:${text}`)
  const written = JSON.stringify(head)
  const comma = written === '{}' || fields.length === 0 ? '' : ','
  return `${written.slice(0, -1)}${comma}${fields.join(',')}}`
}

export const jsonList = (items: readonly string[]): string => `[${items.join(',')}]`
