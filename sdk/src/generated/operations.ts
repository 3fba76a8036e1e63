// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** Called without a token. */
export const publicOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([
])

/** Work without a token and tell more with one. */
export const optionalAuthOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([
])

/** Take an Idempotency-Key. */
export const idempotentOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([
])
