// Written by `npm run generate` from mocks/products/*.yaml. Edit that, not this file.

/** Where the gateway takes calls to each API, and the release of its document that the types come from. */
export const apis = {
  'device-location': { path: '/gateway/beacon/v0', release: '0.9.0' },
  'messaging': { path: '/gateway/lumina/messaging/v1', release: '1.4.0' },
  'number-verification': { path: '/gateway/lumina/number-verification/v2', release: '2.0.0' },
  'one-time-password': { path: '/gateway/lumina/otp/v1', release: '1.1.0' },
  'quality-on-demand': { path: '/gateway/lumina/quality-on-demand/v1', release: '1.0.0' },
  'sim-swap': { path: '/gateway/lumina/sim-swap/v1', release: '1.2.0' },
} as const

/** `<api> METHOD /path` of the operations whose good response has no body. */
export const bodilessOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'quality-on-demand DELETE /sessions/{id}',
])

export interface ApiPaths {
  'device-location': import('./apis/device-location.ts').paths
  'messaging': import('./apis/messaging.ts').paths
  'number-verification': import('./apis/number-verification.ts').paths
  'one-time-password': import('./apis/one-time-password.ts').paths
  'quality-on-demand': import('./apis/quality-on-demand.ts').paths
  'sim-swap': import('./apis/sim-swap.ts').paths
}

export interface ApiOperations {
  'device-location': import('./apis/device-location.ts').operations
  'messaging': import('./apis/messaging.ts').operations
  'number-verification': import('./apis/number-verification.ts').operations
  'one-time-password': import('./apis/one-time-password.ts').operations
  'quality-on-demand': import('./apis/quality-on-demand.ts').operations
  'sim-swap': import('./apis/sim-swap.ts').operations
}
