/** Whether a body of this media type is JSON. */
export const isJson = (type: string): boolean => /[/+]json\s*(?:[;,]|$)/i.test(type) && !isJsonLines(type)

/** Whether it is a value of JSON on each line. */
export const isJsonLines = (type: string): boolean =>
  /^application\/(?:(?:x-)?(?:jsonl|ndjson|json-?lines|json-?stream)|stream\+json)\b/i.test(type)

/** Whether it is XML. */
export const isXml = (type: string): boolean => /[/+]xml\b/i.test(type)
