import { useState } from 'react'
import { useServices } from '../../../lib/services.ts'
import { ChakraScope } from '../../../theme/chakra-scope.tsx'
import { createMemory } from '../state/memory.ts'
import type { TryItProps } from '../try-it.tsx'
import { Samples } from './samples.tsx'

/** The code of a call that nothing answers yet. */
export function CallSample({ api, operation }: TryItProps) {
  const services = useServices()
  const [call] = useState(() => createMemory(services).consoleOf(api, operation).call())
  return (
    <ChakraScope>
      <Samples
        release={api.full_version}
        call={call}
        needsKey={operation.security.length > 0}
        keyShown={false}
        onShowKey={() => {}}
      />
    </ChakraScope>
  )
}
