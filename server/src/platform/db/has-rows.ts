interface Limitable {
  limit(rows: number): { execute(): Promise<readonly unknown[]> }
}

/** Whether a query finds anything. */
export const hasRows = async (query: Limitable): Promise<boolean> =>
  (await query.limit(1).execute()).length > 0
