/** Spellings of one secret, and letters that each of them has: without these, none of them is there. */
interface Needles {
  readonly core: string
  readonly spellings: readonly string[]
}

export function needlesOf(text: string): readonly Needles[] {
  const secret = text.toWellFormed()
  const encoded = encodeURIComponent(secret)
  const json = JSON.stringify(secret).slice(1, -1)
  const plain = [
    secret,
    encoded,
    encoded.replace(/%../g, (byte) => byte.toLowerCase()),
    new URLSearchParams([['', secret]]).toString().slice(1),
    json,
    json.replaceAll('/', '\\/'),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ]
  return [plain, ...inBase64(secret)].map((all) => ({ core: coreOf(all[0]), spellings: [...new Set(all)] }))
}

/** No encoding changes letters and digits. */
const coreOf = (text = ''): string =>
  (text.match(/[a-z0-9]+/gi) ?? []).reduce(
    (longest, run) => (run.length > longest.length ? run : longest),
    '',
  )

/** Wherever the secret begins among the three bytes that four characters stand for, without the characters that its neighbours share. */
function inBase64(secret: string): readonly (readonly string[])[] {
  const bytes = Buffer.from(secret)
  return [0, 1, 2].map((offset) => {
    const begin = Math.ceil((offset * 4) / 3)
    const end = Math.floor(((offset + bytes.length) * 4) / 3)
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(begin, end)
    return [text, text.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
