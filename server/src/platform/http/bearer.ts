/** The bearer token of an `Authorization` header (RFC 6750); undefined without one. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+)/i.exec(authorization ?? '')?.[1]
