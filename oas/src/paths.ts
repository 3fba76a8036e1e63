/** Entry `./paths`: which operation a method and a path mean, and where two paths of a document meet. */
export { createMatcher, leadsElsewhere, type Matcher } from './paths/matcher.ts'
export { overlapOf, overlapsOf } from './paths/overlaps.ts'
export { callShape, pathShape, pathValues, withoutEncoding } from './paths/template.ts'
