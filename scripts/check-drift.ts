import { fileURLToPath } from 'node:url'
import { driftOf } from './generate-drift.ts'
import { generatedFolders as folders, generatedFiles } from './generate-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const drift = await driftOf({ root, folders, files: await generatedFiles() })
for (const { path, kind } of drift) process.stderr.write(`${path}: ${kind}\n`)
if (drift.length > 0) {
  process.stderr.write(
    'Generated files don’t match their sources. Run `npm run generate` and commit what it writes.\n',
  )
  process.exitCode = 1
} else process.stdout.write('Generated files match their sources\n')
