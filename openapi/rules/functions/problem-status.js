const problem = 'application/problem+json'

/** Under `default` stands a 5xx that no status of its own declares: a 4xx is something that a caller can put right. */
export default function problemStatus(operation, _options, { path }) {
  const answers = Object.entries(operation.responses ?? {})
  const declared = answers.map(([status]) => status)
  return answers.flatMap(([status, answer]) =>
    Object.entries(answer.content?.[problem]?.examples ?? {}).flatMap(([name, example]) => {
      const told = String(example?.value?.status)
      const fits = status === 'default' ? told.startsWith('5') && !declared.includes(told) : told === status
      const at = [...path, 'responses', status, 'content', problem, 'examples', name]
      return fits ? [] : [{ message: `Example ${name} of ${status} tells status ${told}`, path: at }]
    }),
  )
}
