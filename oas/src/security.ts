/** Entry `./security`: how a call proves who makes it, for people. */
export { type Authentication, asksForKeyAlone, authenticationOf } from './security/authentication.ts'
export { keyHeader } from './security/key-header.ts'
export { authenticationWords, endsAtGateway, flowUrls, flowWords, schemeWords } from './security/words.ts'
