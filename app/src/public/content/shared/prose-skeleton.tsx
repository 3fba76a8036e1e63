import { SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import styles from './shared.module.css'

const paragraphs = [
  ['98%', '94%', '97%', '61%'],
  ['95%', '99%', '72%'],
  ['97%', '92%', '96%', '98%', '44%'],
  ['94%', '97%', '58%'],
]

/** The paragraphs of a text that is to come. */
export const ProseSkeleton = () => (
  <div className={styles.coming}>
    {paragraphs.map((widths) => (
      <p key={widths.join()}>
        {widths.map((width) => (
          <SkeletonLine key={width} width={width} />
        ))}
      </p>
    ))}
  </div>
)
