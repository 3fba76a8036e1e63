import { mergeConfig } from 'vitest/config'
import usual from './vitest.config.ts'

const { include: _all, globalSetup: _database, setupFiles: _silence, ...test } = usual.test ?? {}

/** The tests of rules beside them, which need no database: a mutant is through in a second. */
export default mergeConfig({ ...usual, test }, { test: { include: ['src/{modules,platform}/**/*.test.ts'] } })
