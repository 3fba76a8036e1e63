import type { components } from '@switchboard/sdk'
import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends StatusTables {}
}

type Incident = components['schemas']['Incident']

export interface StatusTables {
  api_status_days: { api: string; day: string; calls: number; failed: number }
  incidents: {
    id: string
    title: string
    impact: Incident['impact']
    apis: string[]
    started_at: Date
    resolved_at: Date | null
  }
  incident_updates: {
    id: Generated<number>
    incident_id: string
    at: Date
    step: components['schemas']['IncidentStep']
    text: string
  }
}
