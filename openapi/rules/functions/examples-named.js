const isNamed = (example) => typeof example?.summary === 'string' && 'value' in example

export default function examplesNamed(operation, _options, { path }) {
  const holders = [['requestBody', operation.requestBody], ...answers(operation)]
  return holders.flatMap(([at, holder]) =>
    Object.entries(holder?.content ?? {}).flatMap(([type, media]) => {
      const here = [...path, ...[at].flat(), 'content', type]
      const examples = Object.entries(media.examples ?? {})
      if (examples.length === 0) return [{ message: `${type} has no named example`, path: here }]
      return examples
        .filter(([, example]) => !isNamed(example))
        .map(([name]) => ({
          message: `Example ${name} lacks a summary or a value`,
          path: [...here, 'examples', name],
        }))
    }),
  )
}

function answers(operation) {
  return Object.entries(operation.responses ?? {}).map(([status, answer]) => [['responses', status], answer])
}
