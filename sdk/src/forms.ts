/** Entry `./forms`: the contract's constraints on each field of each body, by operationId, for form rules. */
export * from './generated/forms.ts'
