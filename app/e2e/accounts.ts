import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const password = 'switchboard-demo'

/** Demo accounts of the server’s seed, by persona. */
export const accounts = {
  user: 'jun@example.com',
  business: 'mara@lakbay.example',
  admin: 'iris@switchboard.example',
  newUser: 'leo@example.com',
  lowBalance: 'tess@bantaypay.example',
  keyInGrace: 'rico@sakay.example',
  kybRejected: 'nadia@tindahan.example',
  developer: 'dev@lakbay.example',
  viewer: 'viewer@lakbay.example',
} as const

/** The cookies of somebody who is signed in, without the walk over the form, which sign-in.test.ts does. */
export async function tokensOf(request: APIRequestContext, email: string, secret = password) {
  const response = await request.post('/portal-api/login', { data: { email, password: secret } })
  const { data } = await response.json()
  const url = new URL(response.url()).origin
  return [
    { name: 'CON_TOKEN', value: encodeURIComponent(data.access_token), url },
    { name: 'CON_REFRESH_TOKEN', value: encodeURIComponent(data.refresh_token), url },
  ]
}

/** A page of theirs. */
export async function openAs(page: Page, email: string, path: string, secret = password): Promise<void> {
  await page.context().addCookies(await tokensOf(page.request, email, secret))
  await page.goto(path)
}

/** Signs in as a person does, and waits for the page they are led to. */
export async function signIn(page: Page, persona: keyof typeof accounts, arrival: RegExp): Promise<void> {
  await page.goto('/login')
  await sendLogin(page, accounts[persona])
  await expect(page).toHaveURL(arrival)
}

/** On the login page, without waiting for the outcome. */
export async function sendLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The persona of the contract that is refused where it logs in. */
export const suspended = 'lito@hatid.example'
