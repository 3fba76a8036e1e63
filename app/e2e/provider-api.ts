// Loaded before a server: what it asks of its payment provider goes to a stand-in. The product has no setting for that, which could
// take the secret key elsewhere.
const [api, standIn] = (process.env.PROVIDER_STAND_IN ?? '').split(' ')
const real = globalThis.fetch
globalThis.fetch = (input, init) =>
  typeof input === 'string' && api && standIn && input.startsWith(`${api}/`)
    ? real(input.replace(api, standIn), init)
    : real(input, init)

export {}
