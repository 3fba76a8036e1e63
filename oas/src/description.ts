/** Entry `./description`: the HTML that authors write into a description, as a tree; what stands for it is up to who draws it. */
export { hasOpenComment, type OpenTag } from './description/html-tokens.ts'
export { nestHtml } from './description/nest-html.ts'
export { withoutSplitComments } from './description/split-comments.ts'
