// Named examples stay where they are quoted. Hoisted into components, `user` of one operation would collide
// with `user` of the next and be renamed. One that is not there is left to the bundler, which reports it.
const inline = (holder, { resolve }) => {
  for (const [name, example] of Object.entries(holder.examples ?? {})) {
    if (typeof example?.$ref !== 'string') continue
    const { node } = resolve(example)
    if (node !== undefined) holder.examples[name] = node
  }
}

const inlineExamples = () => ({
  MediaType: { enter: inline },
  Parameter: { enter: inline },
  Header: { enter: inline },
})

export default () => ({
  id: 'switchboard',
  preprocessors: { oas3: { 'inline-examples': inlineExamples } },
})
