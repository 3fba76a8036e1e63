// Named examples stay where they are quoted. Hoisted into components, `user` of one operation would collide
// with `user` of the next and be renamed.
const inline = (holder, { resolve, report, location }) => {
  for (const [name, example] of Object.entries(holder.examples ?? {})) {
    if (typeof example?.$ref !== 'string') continue
    const { node } = resolve(example)
    if (node === undefined) report({ message: `No example at ${example.$ref}.`, location: location.child(['examples', name]) })
    else holder.examples[name] = node
  }
}

const inlineExamples = () => ({ MediaType: { enter: inline }, Parameter: { enter: inline }, Header: { enter: inline } })

export default () => ({
  id: 'switchboard',
  preprocessors: { oas3: { 'inline-examples': inlineExamples } },
})
