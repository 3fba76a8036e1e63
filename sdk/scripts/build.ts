// Writes dist/ from src/ with the compiler alone: ES modules and their declarations.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runScript, sdk } from './run.ts'

rmSync(join(sdk, 'dist'), { recursive: true, force: true })
runScript('typescript/bin/tsc', ['-p', 'tsconfig.build.json'])
