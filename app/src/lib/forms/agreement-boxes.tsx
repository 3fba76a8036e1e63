import type { ReactNode } from 'react'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { href } from '../../paths.ts'
import { PlainCheckbox } from '../../ui/plain-checkbox.tsx'

export interface Agreements {
  tc_agree: boolean
  one_shared_globe: boolean
}

const newTab = { target: '_blank', rel: 'noopener' }

interface AgreementBoxesProps<Values extends FieldValues & Agreements> {
  readonly control: Control<Values>
}

/** Agreements of every account, whichever way it was made. Their links keep the form as it is. */
export function AgreementBoxes<Values extends FieldValues & Agreements>({
  control,
}: AgreementBoxesProps<Values>) {
  return (
    <>
      <AgreementBox control={control} name={'tc_agree' as Path<Values>}>
        I accept the{' '}
        <a className="link" href={href('terms')} {...newTab}>
          terms and conditions
        </a>{' '}
        and have read the{' '}
        <a className="link" href={href('privacyNotice')} {...newTab}>
          privacy notice
        </a>
        .
      </AgreementBox>
      <AgreementBox control={control} name={'one_shared_globe' as Path<Values>}>
        I agree to use one account across our sister sites (shared-globe agreement).
      </AgreementBox>
    </>
  )
}

interface AgreementBoxProps<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly name: Path<Values>
  readonly children: ReactNode
}

function AgreementBox<Values extends FieldValues>({ control, name, children }: AgreementBoxProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: 'Tick this to continue.' }}
      render={({ field, fieldState }) => (
        <PlainCheckbox
          name={name}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
        >
          {children}
        </PlainCheckbox>
      )}
    />
  )
}
