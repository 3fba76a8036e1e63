import { resolve } from 'node:path'
import { defaultSettings, type Settings } from '../../src/platform/settings/settings.ts'

export const repo = resolve(import.meta.dirname, '../../..')

/** Folder of the OpenAPI documents that the demo catalogue is made of. */
export const products = resolve(repo, 'mocks/dist')

/** Texts and files of the content service in tests. */
export const contentFolder = resolve(repo, 'server/test/fixtures/content')

/** Now, in tests; the clock of a test server starts here and stands until it is moved. */
export const start = new Date('2026-11-21T01:42:00Z')

/** Tests call faster than people may, and their captchas are light. */
export const testSettings: Settings = {
  ...defaultSettings,
  contentFolder,
  captcha: { kind: 'altcha', tries: 4, forms: ['contact_us'] },
  callLimits: {},
}
