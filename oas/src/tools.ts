/** Entry `./tools`: an operation as a tool of an agent. Not for browsers: it makes names with node:crypto. */
export { givesOrders, hidingCharacter, plainWords, visibleText, withCodes } from './tools/plain-words.ts'
export type { ToolSchema } from './tools/tool-place.ts'
export { type ToolRequest, ToolRequestError, toolRequest } from './tools/tool-request.ts'
export { responseProperty, type Tool, toolsOf } from './tools/tools-of.ts'
