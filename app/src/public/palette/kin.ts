import { stemsOf } from './tokenize.ts'

/** Words that people use for the same thing, each by its singular. Names of things are in `sources/synonyms.ts`. */
const families: readonly (readonly string[])[] = [
  ['price', 'cost', 'fee', 'rate', 'charge'],
  ['bill', 'invoice', 'statement'],
  ['credit', 'balance', 'money', 'fund'],
  ['buy', 'purchase', 'pay', 'top'],

  ['sms', 'text', 'message'],
  ['otp', 'code', 'passcode', 'pin'],
  ['verify', 'check', 'confirm', 'validate'],
  ['send', 'deliver'],
  ['delivery', 'receipt', 'report'],
  ['location', 'position', 'place', 'address', 'area'],
  ['phone', 'device', 'number', 'subscriber'],
  ['change', 'replace', 'rotate', 'regenerate', 'renew', 'switch', 'swap'],
  ['leak', 'steal', 'expose', 'compromise'],
  ['delete', 'remove', 'close', 'end', 'stop', 'cancel'],
  ['extend', 'prolong', 'longer'],
  ['read', 'get', 'show', 'see', 'view'],
  ['error', 'problem', 'failure', 'fault'],
  ['alert', 'warning', 'notification', 'notify'],
  ['invite', 'member', 'colleague', 'team'],
  ['role', 'permission', 'access'],
  ['log', 'history', 'record'],
  ['request', 'call'],
  ['document', 'file', 'paper'],
  ['openapi', 'swagger', 'spec', 'schema'],
  ['changelog', 'release', 'version'],
  ['email', 'mail'],
  ['account', 'profile'],
  ['browser', 'cors', 'web'],
  ['fraud', 'takeover', 'scam'],
  ['conformance', 'conformant', 'certified', 'proof'],
  ['verification', 'kyb', 'kyc'],
  ['business', 'company'],
]

const byStem = new Map<string, readonly string[]>()
for (const family of families)
  for (const word of family) {
    const key = stemsOf(word)[0] ?? word
    byStem.set(key, [...(byStem.get(key) ?? []), ...family.filter((one) => one !== word)])
  }

/** Words of the same meaning, without the word itself. */
export const kinOf = (word: string): readonly string[] => byStem.get(stemsOf(word)[0] ?? word) ?? []
