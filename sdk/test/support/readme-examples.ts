export interface Example {
  readonly name: string
  readonly file: string
  /** `ts` examples are compiled and run, `tsx` ones compiled. */
  readonly kind: string
  readonly code: string
}

/** The code blocks of a Markdown text, each a module of its own; one that makes no client gets a portal with a session. */
export function examplesOf(markdown: string, setUp: string): Example[] {
  const examples: Example[] = []
  let title = ''
  for (const [, heading, kind, code] of markdown.matchAll(/^##+ (.+)$|^```(tsx?)\n([\s\S]*?)^```$/gm)) {
    title = heading ?? title
    if (!kind || !code) continue
    const name = `${examples.length + 1} ${title}`
    const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}.${kind}`
    examples.push({ name, file, kind, code: /createPortal\(|createApi\(/.test(code) ? code : setUp + code })
  }
  return examples
}
