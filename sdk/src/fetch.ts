/** Sends a request: the global fetch, or what is wrapped round it. */
export type Fetch = (request: Request) => Promise<Response>
