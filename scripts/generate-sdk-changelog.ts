import { readFile } from 'node:fs/promises'

const headOf = (releasedOn: string) => `---
# Written by \`npm run generate\` from sdk/CHANGELOG.md.
section: guides
title: SDK changelog
summary: Its releases, and what changed in each.
position: 9
updated_at: '${releasedOn}T02:00:00Z'
---

The SDK follows semantic versioning: what works with one release works with the next until its first number rises. For changes of
the APIs themselves, see the changelog on each API’s page, or [subscribe to all of them](/changelog.xml).
`

/** A guide of the SDK’s changelog, whose title the page has already. It is as old as the newest release in it. */
export async function sdkChangelogGuide(): Promise<string> {
  const changelog = await readFile(new URL('../sdk/CHANGELOG.md', import.meta.url), 'utf8')
  const [, releasedOn] = /^## .+\n\nReleased (\d{4}-\d\d-\d\d)\.$/m.exec(changelog) ?? []
  if (!releasedOn)
    throw new Error('The newest release in sdk/CHANGELOG.md has no day: npm run version dates it.')
  const text = changelog.replaceAll('\r\n', '\n').replace(/^# .*\n/, '')
  return headOf(releasedOn) + text.replaceAll(/(?<=[a-z])'(?=(?:s|t|re|ll|ve|d|m)\b)/gi, '’')
}
