import css from '../try-it.module.css'

/** In place of the environments, for an API that is documented and no more. */
export function NothingAnswers({ name }: { readonly name: string }) {
  return (
    <div className={css.switch}>
      <p className={css.none}>
        <strong>Nothing answers these calls yet</strong>
        {name} is documented here, without a mock and without an API behind the gateway. The sample below
        shows the call as it will be.
      </p>
    </div>
  )
}
