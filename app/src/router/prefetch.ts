interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Nobody on 2g or with the data saver on pays for pages that they may never open. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: Connection
  }
}
