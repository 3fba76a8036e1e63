/** Entry `./description`: HTML of a description as a tree; the renderer decides how each element appears. */
export { hasOpenComment, type OpenTag } from './description/html-tokens.ts'
export { nestHtml } from './description/nest-html.ts'
export { withoutSplitComments } from './description/split-comments.ts'
