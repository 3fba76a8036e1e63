// By itself: a page that names the header needs nothing that builds a request.
export const keyHeader = 'X-API-Key'
