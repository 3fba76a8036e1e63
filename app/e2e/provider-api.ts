// Loaded before a server, whose requests to its payment provider go to a stand-in. The product has no setting for that, which could
// take the secret key elsewhere.
const [api, standIn] = (process.env.PROVIDER_STAND_IN ?? '').split(' ')
const real = globalThis.fetch
globalThis.fetch = (input, init) =>
  typeof input === 'string' && api && standIn && input.startsWith(`${api}/`)
    ? real(input.replace(api, standIn), init)
    : real(input, init)

export {}
