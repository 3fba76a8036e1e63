import { environments } from '../../../domain/environments.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { Environment } from '../types.ts'

interface EnvironmentMarkProps {
  readonly environment: Environment
}

export const EnvironmentMark = ({ environment }: EnvironmentMarkProps) => (
  <PlainTag tone={environments[environment].tone}>{environments[environment].name}</PlainTag>
)
