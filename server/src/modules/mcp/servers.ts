/** All that needs the protocol’s package. It is loaded with the first agent, so that no server starts with it. */
export { createMcpHandler } from '@modelcontextprotocol/server'
export { apiServer } from './api-server.ts'
export { createApiIndex, portalServer } from './portal-server.ts'
