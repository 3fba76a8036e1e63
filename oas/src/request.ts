/** Entry `./request`: the request of an operation, from its examples to what goes over the network. */
export { bodyText, textOf } from './request/body-text.ts'
export {
  buildRequest,
  type Header,
  type HttpRequest,
  keyPlaceholder,
  withoutBodyOfRead,
} from './request/build-request.ts'
export type { TypedCall, TypedClient } from './request/client-call.ts'
export { type ExampleInput, type ExampleRequest, exampleRequest } from './request/example-request.ts'
export { exampleText } from './request/example-text.ts'
export { fileType, type SentFile, sentFile, type Upload } from './request/file-body.ts'
export { fillPath } from './request/fill-path.ts'
export {
  type FormField,
  type FormPart,
  type FormValues,
  formFields,
  formOf,
  formParts,
  isForm,
  isMultipartForm,
  missingFiles,
  urlEncodedPairs,
} from './request/form.ts'
export { isFileBody } from './request/is-file-body.ts'
export { isJson, isXml } from './request/is-json.ts'
export { headerText, pathText, queryPairs, wholeQuery } from './request/serialize.ts'
export { heldTestValue, type TestGroup, testGroups, withTestValue } from './request/test-values.ts'
export { fieldOf, startValues, type Values, withExample } from './request/values.ts'
export type { Operation, TestDatum } from './types.ts'
