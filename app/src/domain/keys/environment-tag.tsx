import type { components } from '@switchboard/sdk'
import { Tag } from '../../ui/kit/tag.tsx'
import { environments } from '../environments.ts'

interface EnvironmentTagProps {
  readonly type: components['schemas']['KeyType']
}

/** Live calls cost money and reach people: the word is told apart by its colour, too. */
export const EnvironmentTag = ({ type }: EnvironmentTagProps) => (
  <Tag tone={environments[type].tone}>{environments[type].name}</Tag>
)
