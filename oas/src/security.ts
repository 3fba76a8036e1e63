/** Entry `./security`: how a call proves who makes it, for people. */
export { authenticationOf, saysMoreThanNames } from './security/authentication.ts'
export { asksForKeyAlone, isAccessToken, keyHeader } from './security/key-header.ts'
export { schemeWords } from './security/scheme-words.ts'
export { authenticationWords, endsAtGateway, flowUrls, flowWords } from './security/words.ts'
