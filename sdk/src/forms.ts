/** Entry `./forms`: what the contract says of each field of each body, by operationId, for the rules of a form. */
export * from './generated/forms.ts'
