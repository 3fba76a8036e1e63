export interface Example {
  readonly name: string
  readonly file: string
  /** `ts` examples are compiled and run, `tsx` ones compiled. */
  readonly kind: string
  readonly code: string
}

/** The code blocks of a Markdown text, each a module of its own; one that makes no client gets the one that it uses. */
export function examplesOf(markdown: string, setUps: { portal: string; simSwap: string }): Example[] {
  const examples: Example[] = []
  let title = ''
  for (const [, heading, kind, code] of markdown.matchAll(/^##+ (.+)$|^```(tsx?)\n([\s\S]*?)^```$/gm)) {
    title = heading ?? title
    if (!kind || !code) continue
    const name = `${examples.length + 1} ${title}`
    const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}.${kind}`
    examples.push({ name, file, kind, code: setUpOf(code, setUps) + code })
  }
  return examples
}

function setUpOf(code: string, { portal, simSwap }: { portal: string; simSwap: string }): string {
  if (/createPortal\(|createApi\(/.test(code)) return ''
  return code.includes('simSwap') ? simSwap : portal
}
