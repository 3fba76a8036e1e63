export interface SiteTables {
  contact_messages: {
    id: string
    first_name: string
    last_name: string
    email: string
    company: string | null
    message: string
    about_request: string | null
    created_at: Date
  }
}
