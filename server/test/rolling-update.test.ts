// Servers of two releases on one database, which the last release made. The campaign of npm run soak goes on for minutes.
import { expect, test } from 'vitest'
import { rollingUpdate } from '../soak/rolling-update.ts'
import { emptyDatabase } from './support/database.ts'

test('an update under load and the way back: no call fails, and each is charged once', async () => {
  const database = await emptyDatabase()
  try {
    const figures = await rollingUpdate({ updates: 2, kills: 0, calls: 100, database: database.url })
    expect(figures).toMatch(/^2 updates, .* 0 failed; 0 wrong charges, 0 credits off/)
  } finally {
    await database.close()
  }
}, 180_000)
