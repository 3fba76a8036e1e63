import { Checkbox } from '../../../ui/kit/checkbox.tsx'

interface ReadsAccountFieldProps {
  readonly field: { readonly value: boolean; readonly onChange: (value: boolean) => void }
}

export const accountWords =
  'Balance, usage, and the names, budgets and last four characters of keys. Never a secret'

/** Whether an agent reads the account at the portal’s MCP server. */
export const ReadsAccountField = ({ field }: ReadsAccountFieldProps) => (
  <Checkbox name="reads_account" checked={field.value} onChange={field.onChange}>
    It can read my balance, my usage, and the names, budgets and last four characters of my keys. Never a
    secret.
  </Checkbox>
)
