import { bytesOf, textsOf } from './escapes.ts'

/**
 * The texts to look for in the readings of another text: a secret as it is, in capitals and small letters, as the numbers of its bytes, and in
 * Base64. One character a byte.
 */
export function spellingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret.toWellFormed())
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'))
  const numbers = ['', ':', '-', ',0x'].map((between) => hex.join(between))
  const base64 = [bytes, Buffer.from(secret, 'utf16le'), Buffer.from(bytes.toString('base64'))].flatMap(
    base64Of,
  )
  const plain = [secret, secret.toLowerCase(), secret.toUpperCase(), secret.replaceAll(' ', '+')]
  return [
    ...plain.map(bytesOf),
    // As headers come, in which each byte is one character.
    ...(/[^\0-\xff]/.test(secret) ? [] : [secret]),
    ...[...numbers, ...numbers.map((text) => text.toUpperCase().replaceAll('X', 'x')), bytes.join(',')],
    ...[...base64, ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))],
  ].flatMap((text) => [...textsOf(text)])
}

/** Wherever bytes begin among the three that four characters stand for, without the characters that their neighbours share. */
const base64Of = (bytes: Buffer): readonly string[] =>
  [0, 1, 2].map((offset) => {
    const begin = Math.ceil((offset * 4) / 3)
    const end = Math.floor(((offset + bytes.length) * 4) / 3)
    return Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(begin, end)
  })
