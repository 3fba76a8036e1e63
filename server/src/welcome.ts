import { demoPassword, personas } from './seed/personas.ts'

interface WelcomeOptions {
  readonly port: number
  readonly demo: boolean
  /** Where there is no administrator yet. */
  readonly ownerLink: string | undefined
}

/** The start-up message: the address, and the demo accounts. */
export function printWelcome({ port, demo, ownerLink }: WelcomeOptions): void {
  const lines = ['', `Switchboard runs at http://localhost:${port}`]
  if (demo) {
    const width = Math.max(...personas.map(({ email }) => email.length))
    const rows = personas.map(({ name, email }) => `  ${email.padEnd(width)}  ${about[name] ?? name}`)
    lines.push('', `Demo accounts, password ${demoPassword}`, ...rows)
  }
  if (ownerLink) lines.push('', `The first owner’s link, for 24 hours and once: ${ownerLink}`)
  process.stdout.write(`${lines.join('\n')}\n\nStop with Ctrl+C.\n`)
}

const about: Readonly<Record<string, string>> = {
  user: 'user, with a card saved for automatic top-ups',
  business: 'business account, billed monthly',
  admin: 'administrator',
  secondAdmin: 'another administrator, who approves large changes of credits',
  newUser: 'hasn’t accepted the terms yet',
  lowBalance: 'credits below the alert',
  zeroBalance: 'empty wallet',
  kybRejected: 'rejected verification',
  keyInGrace: 'a key in its grace period',
  developer: 'developer in mara@lakbay.example’s team',
  billing: 'pays the bills in that team',
  viewer: 'viewer in that team',
  publisher: 'whose test keys check the APIs',
}
