import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { TextField, type TextFieldProps } from '../../../ui/kit/text-field.tsx'
import type { KeyEnd } from './key-end-field.tsx'

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

/** Names are those of the request, as a pointer has them. Empty is no limit. */
export interface AgentBudget {
  readonly 'limits/credits_per_day': string
  readonly 'limits/credits_in_all': string
  readonly 'limits/ask_above': string
}

export const usualEnd: KeyEnd = '90'
export const usualBudget: AgentBudget = {
  'limits/credits_per_day': '5',
  'limits/credits_in_all': '50',
  'limits/ask_above': '',
}

interface AgentBudgetFieldsProps {
  readonly field: (name: keyof AgentBudget, value: string) => Omit<TextFieldProps, 'label'>
}

/** A call that costs more waits for a person. */
export const AskAboveField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField
    {...props}
    label="Ask me above"
    hint="Credits per call. Leave empty to never ask."
    inputMode="decimal"
    autoComplete="off"
  />
)

/** The credits that a live key of an agent may spend. */
export const AgentBudgetFields = ({ field }: AgentBudgetFieldsProps) => (
  <>
    <TextField
      {...field('limits/credits_per_day', 'the number of credits')}
      label="Credits a day"
      hint="Leave empty for no limit."
      inputMode="decimal"
      autoComplete="off"
    />
    <TextField
      {...field('limits/credits_in_all', 'the number of credits')}
      label="Credits in all"
      hint="Leave empty for no limit."
      inputMode="decimal"
      autoComplete="off"
    />
    <AskAboveField {...field('limits/ask_above', 'the number of credits')} />
  </>
)

/** The limits of an agent’s key as the request has them. */
export function agentLimits(budget: AgentBudget | undefined, operations: string[] | null = null) {
  const askAbove = budget?.['limits/ask_above'].trim()
  return {
    credits_per_day: budget?.['limits/credits_per_day'].trim() || null,
    credits_per_month: null,
    credits_in_all: budget?.['limits/credits_in_all'].trim() || null,
    operations,
    addresses: null,
    ...(askAbove && { ask_above: askAbove }),
  }
}
