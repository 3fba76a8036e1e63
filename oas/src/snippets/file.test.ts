import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { printSnippet } from './snippet.ts'

const types = [
  'application/octet-stream',
  'application/pdf',
  'application/zip',
  'image/png',
  'text/csv',
  'text/html',
]

test.each(languages.map((language) => [language.name, language] as const))(
  '%s reads the file, whatever its media type',
  async (_name, language) => {
    for (const type of types) {
      const headers = [['Content-Type', type] as const]
      const call = {
        method: 'PUT',
        url: 'https://api.example/a',
        headers,
        body: null,
        file: { name: 'my file.bin' },
      }
      const code = await printSnippet(call, language)
      expect(code, type).not.toContain('switchboard-file')
      expect(code, type).toContain('my file.bin')
      expect(code, type).toContain(type)
    }
  },
)
