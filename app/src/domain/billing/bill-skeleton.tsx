import { Card } from '../../ui/card.tsx'
import { CardGrid, FigureSkeleton } from '../../ui/figure-card.tsx'

/** The usual bill: a sum with its button, and another with its bar. */
export const BillSkeleton = () => (
  <CardGrid>
    {['5.1rem', '8.07rem'].map((height) => (
      <Card key={height}>
        <FigureSkeleton height={height} />
      </Card>
    ))}
  </CardGrid>
)
