import type { TestServer } from './server.ts'

/** The token of the newest link that was mailed to somebody. */
export async function mailedToken(server: TestServer, address: string): Promise<string> {
  const mails = await server.mailsTo(address)
  const tokens = mails.flatMap(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? [])
  const [newest] = tokens
  if (!newest) throw new Error(`No link was mailed to ${address}.`)
  return newest
}
