import { createHash } from 'node:crypto'

export const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest()
