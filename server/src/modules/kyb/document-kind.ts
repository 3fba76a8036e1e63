import { fileTypeFromBuffer } from 'file-type'

const beginnings: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [...Buffer.from('%PDF-')],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/**
 * What a document is by its content; its name and the sender's word do not count. Two must agree: a library that knows
 * many formats, so that none of them passes as one of ours, and the bytes each of ours begins with.
 */
export async function documentKind(content: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content)
  if (!found) return undefined
  const begins = beginnings[found.mime]?.every((byte, index) => content[index] === byte)
  return begins ? found.mime : undefined
}
