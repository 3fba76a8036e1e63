const problem = 'application/problem+json'
const isError = (status) => status === 'default' || /^[45]/.test(status)

export default function problems(operation, _options, { path }) {
  const answers = Object.entries(operation.responses ?? {})
  const at = [...path, 'responses']
  const faults = answers
    .filter(([status]) => isError(status))
    .filter(([, answer]) => Object.keys(answer.content ?? {}).join() !== problem)
    .map(([status]) => ({ message: `${status} is not answered as ${problem} alone`, path: [...at, status] }))
  if (!operation.responses?.default) faults.push({ message: 'There is no `default` answer', path: at })
  if (operation.responses?.['500'])
    faults.push({ message: '500 is what `default` stands for', path: [...at, '500'] })
  return faults
}
