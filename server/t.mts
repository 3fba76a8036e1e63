import { checkDocument } from './src/publishing/check/check-document.ts'
import { fileSource } from './src/publishing/read/document-source.ts'
import { readReference } from '@switchboard/oas/document'
import { toolsOf } from '@switchboard/oas/tools'
import { exampleOf } from '@switchboard/oas/schema'
import { startValues } from '@switchboard/oas/request'
const r = await checkDocument(fileSource(process.argv[2]!), { convert: true } as never)
const ref = readReference(r.parsed as never)
for (const o of ref.operations.filter((o) => process.argv.slice(3).includes(`${o.method} ${o.path}`))) {
  const t = toolsOf(ref.operations).find((t) => t.operation_id === o.operation_id)!
  console.log(JSON.stringify(t.input_schema ?? (t as any).inputSchema, null, 1).slice(0, 4000)); console.log(JSON.stringify(exampleOf(((t as any).input_schema ?? (t as any).inputSchema) as never, {}, 'request')).slice(0,600))
  console.log(JSON.stringify(startValues(o)).slice(0, 1500))
  if (process.env.IN) console.log(JSON.stringify(o.inputs,null,1).slice(0,3000))
}
