import { asObject, follow, type JsonObject, pointerStep, walkObjects } from '@switchboard/oas/document'
import type { Finding } from '../read/publish-error.ts'

/** Discriminator values whose fields no page can show: only the name of the choice remains. */
export function lostMappings(document: JsonObject): Omit<Finding, 'line'>[] {
  const schemas = asObject(asObject(document.components).schemas)
  const findings: Omit<Finding, 'line'>[] = []
  walkObjects(document, ({ node, pointer, extension }) => {
    if (extension) return
    const { mapping, defaultMapping } = asObject(node.discriminator)
    const targets: [place: string, what: string, target: unknown][] = Object.entries(asObject(mapping)).map(
      ([value, target]) => [`mapping/${pointerStep(value)}`, `\`${value}\` maps`, target],
    )
    if (defaultMapping !== undefined)
      targets.push(['defaultMapping', 'Every other value maps', defaultMapping])
    for (const [place, what, target] of targets) {
      if (typeof target === 'string' && Object.hasOwn(schemas, target)) continue
      if (typeof target === 'string' && follow(document, target) !== undefined) continue
      const reason = /^https?:/.test(String(target))
        ? 'which is on another server and isn’t fetched'
        : 'which isn’t in the document'
      findings.push({
        pointer: `${pointer}/discriminator/${place}`,
        text: `${what} to \`${target}\`, ${reason}. The value is shown without its fields.`,
      })
    }
  })
  return findings
}
