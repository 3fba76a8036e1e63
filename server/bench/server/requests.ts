import { type Customer, customerPassword } from './customers.ts'
import type { LoadRequest } from './load.ts'

const message = JSON.stringify({
  to: '+639175550120',
  from: 'LAKBAY',
  text: 'Your parcel is at the gate. Show code 4417.',
})

export const messagePriceHundredths = 60

export const sendMessage = ({ key }: Pick<Customer, 'key'>): LoadRequest => ({
  method: 'POST',
  path: '/gateway/lumina/messaging/v1/messages',
  headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  body: message,
})

export const read = (path: string, token: string): LoadRequest => ({
  method: 'GET',
  path: `/portal-api/api/${path}`,
  headers: { Authorization: `Bearer ${token}` },
})

export const bareRead = (path: string, userId = ''): LoadRequest => ({
  method: 'GET',
  path,
  headers: { 'X-User': userId },
})

/** From an address of its own for each: the limit of calls is not what is measured. */
export const login = (path: string, { email }: Pick<Customer, 'email'>, index: number): LoadRequest => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.0.${index}` },
  body: JSON.stringify({ email, password: customerPassword }),
})
