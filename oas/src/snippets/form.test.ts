import { expect, test } from 'vitest'
import type { HttpRequest } from '../request/build-request.ts'
import { languages } from './languages.ts'
import { printSnippet } from './snippet.ts'

const form: HttpRequest = {
  method: 'POST',
  url: 'https://portal.test/upload',
  headers: [['X-API-Key', 'k']],
  body: null,
  parts: [
    { name: 'title', value: 'it is "so"' },
    { name: 'meta', value: '{"size":1}', type: 'application/json' },
    { name: 'front', value: '', file: 'front.png', type: 'image/png' },
    { name: 'back', value: '', file: 'back.bin' },
  ],
}

/** For languages whose programs are not on every machine that runs the tests; run-samples.test.ts runs the others. */
const printed = (id: string, request = form) => {
  const language = languages.find((one) => one.id === id)
  return language ? printSnippet(request, language) : ''
}

test('Go writes each part with its type', async () => {
  const code = await printed('go')
  expect(code).toContain('\t"net/http"\n\t"net/textproto"\n\t"os"\n')
  expect(code).toContain(`	writer := multipart.NewWriter(payload)
	_ = writer.WriteField("title", "it is \\"so\\"")
	part2, _ := writer.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {"form-data; name=\\"meta\\""},
		"Content-Type":        {"application/json"},
	})
	_, _ = part2.Write([]byte("{\\"size\\":1}"))
	part3, _ := writer.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {"form-data; name=\\"front\\"; filename=\\"front.png\\""},
		"Content-Type":        {"image/png"},
	})
	file3, _ := os.Open("front.png")
	defer file3.Close()
	_, _ = io.Copy(part3, file3)
	part4, _ := writer.CreateFormFile("back", "back.bin")
	file4, _ := os.Open("back.bin")
	defer file4.Close()
	_, _ = io.Copy(part4, file4)
	writer.Close()
`)
})

test('Go imports what it uses, and no more', async () => {
  const code = await printed('go', { ...form, parts: [{ name: 'title', value: 'a' }] })
  for (const unused of ['net/textproto', '"os"']) expect(code).not.toContain(unused)
})

test('C# names the types of parts in full, and prints the answer', async () => {
  const code = await printed('csharp')
  expect(code).toContain('ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse("image/png");')
  expect(code).not.toContain('new MediaTypeHeaderValue')
  expect(code).toMatch(/Console\.WriteLine\(await response\.Content\.ReadAsStringAsync\(\)\);$/)
})
