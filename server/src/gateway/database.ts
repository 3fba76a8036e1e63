import type { GatewayTables } from './tables.ts'

declare module '../platform/db/schema.ts' {
  interface Database extends GatewayTables {}
}
