import { useState } from 'react'
import { Button } from './button.tsx'

/** Whether a chart is shown as its table, and the button for it, which stands beside the chart's title. */
export function useTableSwitch() {
  const [asTable, setAsTable] = useState(false)
  const tableSwitch = (
    <Button look="link" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
      Show as table
    </Button>
  )
  return { asTable, tableSwitch }
}
