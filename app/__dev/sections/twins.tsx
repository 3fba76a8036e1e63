import { Trash2 } from 'lucide-react'
import { Banner } from '../../src/ui/banner.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { Alert } from '../../src/ui/kit/alert.tsx'
import { Button, IconButton } from '../../src/ui/kit/button.tsx'
import { Checkbox } from '../../src/ui/kit/checkbox.tsx'
import { PasswordField } from '../../src/ui/kit/password-field.tsx'
import { Skeleton } from '../../src/ui/kit/skeleton.tsx'
import { Tag } from '../../src/ui/kit/tag.tsx'
import { TextField } from '../../src/ui/kit/text-field.tsx'
import { PlainButton } from '../../src/ui/plain-button.tsx'
import { PlainCheckbox } from '../../src/ui/plain-checkbox.tsx'
import { PlainPasswordField, PlainTextField } from '../../src/ui/plain-field.tsx'
import { PlainSkeleton } from '../../src/ui/plain-skeleton.tsx'
import { PlainTag } from '../../src/ui/plain-tag.tsx'
import { Section, State } from '../state.tsx'

const looks = ['primary', 'ghost', 'plain', 'link'] as const
const tones = ['good', 'warning', 'bad', 'brand'] as const

const nothing = () => {}
const forgot = (
  <a className="link small" href="#twins">
    Forgot password
  </a>
)
/** The fields of entry forms, in each state that they have there. */
const fields = [
  { label: 'Reference', hint: 'If somebody gave you a code, enter it here.', placeholder: 'LUMINA' },
  { label: 'Email', defaultValue: 'mara@', error: 'Write it like name@company.com.' },
  { label: 'Account', defaultValue: 'acc_7Hq2', disabled: true },
  { label: 'Publisher', defaultValue: 'lumina', readOnly: true },
]
const boxes = [
  { name: 'terms', checked: false },
  { name: 'globe', checked: true },
  { name: 'news', checked: false, error: 'Tick this to continue.' },
]

/** Parts that public pages draw without Chakra, beside the kit's own: the browser test compares each pair. */
export const Twins = () => (
  <Section title="Plain and kit">
    <State name="plain on the left, kit on the right" wide>
      <div className="dev-twins">
        {looks.flatMap((look) => [
          <PlainButton key={`${look} plain`} look={look}>
            Subscribe
          </PlainButton>,
          <Button key={`${look} kit`} look={look}>
            Subscribe
          </Button>,
        ])}
        <PlainButton look="icon" aria-label="Bin, plain">
          <Icon of={Trash2} />
        </PlainButton>
        <IconButton icon={Trash2} label="Bin, kit" />
        <PlainButton busy>Busy</PlainButton>
        <Button aria-disabled>Busy</Button>
        <PlainButton look="primary" size="large">
          Call now
        </PlainButton>
        <Button look="primary" size="large">
          Call now
        </Button>
        <PlainButton look="link" size="small">
          Start again
        </PlainButton>
        <Button look="link" size="small">
          Start again
        </Button>
        <PlainButton size="small">Copy</PlainButton>
        <Button size="small">Copy</Button>
        {fields.flatMap((field) => [
          <PlainTextField key={`${field.label} plain`} {...field} />,
          <TextField key={`${field.label} kit`} {...field} />,
        ])}
        <PlainPasswordField label="Password" aside={forgot} />
        <PasswordField label="Password" aside={forgot} />
        {boxes.flatMap(({ name, ...box }) => [
          <PlainCheckbox key={`${name} plain`} {...box} name={`plain-${name}`} onChange={nothing}>
            I accept the terms and conditions
          </PlainCheckbox>,
          <Checkbox key={`${name} kit`} {...box} name={`kit-${name}`} onChange={nothing}>
            I accept the terms and conditions
          </Checkbox>,
        ])}
        {tones.flatMap((tone) => [
          <PlainTag key={`${tone} plain`} tone={tone}>
            Beta
          </PlainTag>,
          <Tag key={`${tone} kit`} tone={tone}>
            Beta
          </Tag>,
        ])}
        <PlainTag>Identity</PlainTag>
        <Tag>Identity</Tag>
        <PlainSkeleton width="8rem" />
        <Skeleton width="8rem" />
        <Banner tone="bad" title="It failed.">
          Nothing was lost.
        </Banner>
        <Alert status="error" title="It failed.">
          Nothing was lost.
        </Alert>
      </div>
    </State>
  </Section>
)
