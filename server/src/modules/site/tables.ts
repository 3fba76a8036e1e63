declare module '../../platform/db/schema.ts' {
  interface Database extends SiteTables {}
}

export interface SiteTables {
  contact_messages: {
    id: string
    first_name: string
    last_name: string
    email: string
    company: string | null
    message: string
    about_request: string | null
    request_id: string
    created_at: Date
  }
  leads: {
    id: string
    insight_id: string
    first_name: string
    last_name: string
    email: string
    company: string | null
    role: string | null
    request_id: string
    created_at: Date
    last_asked_at: Date
  }
  taken_captchas: { answer: string; until: Date }
}
