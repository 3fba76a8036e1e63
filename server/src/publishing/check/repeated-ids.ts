import { asText, isCall, type JsonObject, operationsOf, pointerTo } from '@switchboard/oas/document'
import { type Finding, PublishError } from '../read/publish-error.ts'

type Placed = (findings: Omit<Finding, 'line'>[]) => Finding[]

/** Refuses two calls of one ID; a HEAD or a webhook that repeats one gets another name, which its publisher is told. */
export function checkIds(document: JsonObject, placed: Placed): Finding[] {
  const operations = operationsOf(document)
  const calls = new Map<string, JsonObject>()
  const twice = operations.filter(isCall).filter(({ raw }) => {
    const id = asText(raw.operationId).trim()
    const known = calls.get(id)
    if (id && !known) calls.set(id, raw)
    // A path that quotes another has its very operations.
    return known !== undefined && known !== raw
  })
  const findings = twice.map((operation) => ({
    pointer: `${pointerTo(operation)}/operationId`,
    text: 'Every operation must have a unique `operationId`. Another operation already has this ID.',
  }))
  if (findings.length > 0) throw PublishError.ofFindings(...placed(findings))
  const others = operations.filter((one) => !isCall(one) && calls.has(asText(one.raw.operationId).trim()))
  return placed(
    others.map((operation) => ({
      pointer: `${pointerTo(operation)}/operationId`,
      text: 'Another operation has this ID. This one is documented by its method and path.',
    })),
  )
}
