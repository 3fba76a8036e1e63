import { readFile } from 'node:fs/promises'

const head = `---
# Written by \`npm run generate\` from sdk/CHANGELOG.md.
section: guides
title: SDK changelog
summary: Its releases, and what changed in each.
position: 9
updated_at: '2026-11-26T02:00:00Z'
---

The SDK follows semantic versioning: what works with one release works with the next until its first number rises. For changes of
the APIs themselves, see the changelog on each API’s page, or [subscribe to all of them](/changelog.xml).
`

/** A guide of the SDK’s changelog, whose title the page has already. */
export async function sdkChangelogGuide(): Promise<string> {
  const changelog = await readFile(new URL('../sdk/CHANGELOG.md', import.meta.url), 'utf8')
  return head + changelog.replaceAll('\r\n', '\n').replace(/^# .*\n/, '')
}
