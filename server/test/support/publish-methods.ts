import type { Db } from '../../src/platform/db/client.ts'

/** Lets `/messages` of the messaging API take these methods, free of charge. */
export async function publishMethods(db: Db, methods: readonly string[]): Promise<void> {
  const api = db.selectFrom('apis').select(['operations', 'updated_at']).where('api', '=', 'messaging')
  const { operations, updated_at } = await api.executeTakeFirstOrThrow()
  const others = (operations as { path: string }[]).filter(({ path }) => path !== '/messages')
  const own = methods.map((method) => ({
    operation_id: `any${method}`,
    method,
    path: '/messages',
    price: '0.00',
  }))
  await db
    .updateTable('apis')
    .set({ operations: JSON.stringify([...others, ...own]), updated_at: new Date(updated_at.getTime() + 1) })
    .where('api', '=', 'messaging')
    .execute()
}
