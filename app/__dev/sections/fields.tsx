import { useState } from 'react'
import { Checkbox } from '../../src/ui/kit/checkbox.tsx'
import { PasswordField } from '../../src/ui/kit/password-field.tsx'
import { RadioGroup } from '../../src/ui/kit/radio-group.tsx'
import { Segments } from '../../src/ui/kit/segments.tsx'
import { SelectField } from '../../src/ui/kit/select-field.tsx'
import { Switch } from '../../src/ui/kit/switch.tsx'
import { TextAreaField } from '../../src/ui/kit/text-area-field.tsx'
import { TextField } from '../../src/ui/kit/text-field.tsx'
import { NewPasswordField } from '../../src/ui/new-password-field.tsx'
import { focused, hovered, longText, Section, State } from '../state.tsx'

export const TextFields = () => (
  <Section title="Input">
    <State name="default, empty" fill>
      <TextField label="Company" placeholder="Lumina Telecom" />
    </State>
    <State name="filled, with a hint" fill>
      <TextField label="Email" hint="We'll reply to this address." defaultValue="mara@lumina.example" />
    </State>
    <State name="hover" fill>
      <TextField label="First name" {...hovered} />
    </State>
    <State name="focus" fill>
      <TextField label="Last name" {...focused} />
    </State>
    <State name="invalid" fill>
      <TextField label="Work email" error="Enter an address such as name@company.com." defaultValue="mara@" />
    </State>
    <State name="disabled" fill>
      <TextField label="Publisher" disabled defaultValue="lumina" />
    </State>
    <State name="read only" fill>
      <TextField label="Account id" readOnly defaultValue="acc_7Hq2" mono />
    </State>
    <State name="with something aside" fill>
      <TextField
        label="Password hint"
        aside={
          <a className="link small" href="#input">
            Forgot it?
          </a>
        }
      />
    </State>
    <State name="small, mono" fill>
      <TextField label="phoneNumber" size="sm" mono defaultValue="+639175550101" />
    </State>
    <State name="long text" fill>
      <TextField label={longText} hint={longText} error={longText} defaultValue={longText} />
    </State>
    <State name="password" fill>
      <PasswordField label="Password" defaultValue="correct horse" />
    </State>
    <State name="new password, empty" fill>
      <NewPasswordField label="New password" minLength={10} />
    </State>
    <State name="too short" fill>
      <NewPasswordField label="New password, short" minLength={10} defaultValue="ferry" />
    </State>
    <State name="weak" fill>
      <NewPasswordField label="New password, weak" minLength={10} defaultValue="qwertyuiop123" />
    </State>
    <State name="fair" fill>
      <NewPasswordField label="New password, fair" minLength={10} defaultValue="Wonderful2024" />
    </State>
    <State name="good" fill>
      <NewPasswordField label="New password, good" minLength={10} defaultValue="sunshine-lemon" />
    </State>
    <State name="strong" fill>
      <NewPasswordField label="New password, strong" minLength={10} defaultValue="mango-tree-by-the-well" />
    </State>
    <State name="refused" fill>
      <NewPasswordField
        label="New password, refused"
        minLength={10}
        defaultValue="password123"
        error="This password is common and easy to guess. Choose another."
      />
    </State>
  </Section>
)

export const TextAreas = () => (
  <Section title="Textarea">
    <State name="default" fill>
      <TextAreaField label="Message" hint="Don't include customer phone numbers or API keys." rows={4} />
    </State>
    <State name="focus" fill>
      <TextAreaField label="Note" rows={4} {...focused} />
    </State>
    <State name="invalid" fill>
      <TextAreaField label="Reason" rows={4} error="Say in a few words why." />
    </State>
    <State name="disabled" fill>
      <TextAreaField label="Answer" rows={4} disabled defaultValue="Closed on 18 November." />
    </State>
    <State name="mono" fill>
      <TextAreaField
        label="Body"
        size="sm"
        mono
        rows={4}
        defaultValue={'{\n  "phoneNumber": "+639175550101"\n}'}
      />
    </State>
    <State name="long text" fill>
      <TextAreaField label="Description" defaultValue={`${longText}. ${longText}.`} />
    </State>
  </Section>
)

const periods = [
  <option key="7">Last 7 days</option>,
  <option key="30">Last 30 days</option>,
  <option key="long">{longText}</option>,
]

export const Selects = () => (
  <Section title="Select">
    <State name="default" fill>
      <SelectField label="Period">{periods}</SelectField>
    </State>
    <State name="hover" fill>
      <SelectField label="Sort" {...hovered}>
        {periods}
      </SelectField>
    </State>
    <State name="focus" fill>
      <SelectField label="Status" {...focused}>
        {periods}
      </SelectField>
    </State>
    <State name="invalid" fill>
      <SelectField label="Industry" error="Choose one.">
        {periods}
      </SelectField>
    </State>
    <State name="disabled" fill>
      <SelectField label="Country" disabled>
        {periods}
      </SelectField>
    </State>
    <State name="small, long text" fill>
      <SelectField label="Environment" size="sm" defaultValue={longText}>
        {periods}
      </SelectField>
    </State>
  </Section>
)

export function Choices() {
  const [accepted, setAccepted] = useState(false)
  const [plan, setPlan] = useState<'payg' | 'monthly' | 'none'>('payg')
  const [mode, setMode] = useState<'MOCK' | 'TEST' | 'LIVE'>('MOCK')
  const [alerts, setAlerts] = useState(true)
  const nothing = () => {}
  return (
    <>
      <Section title="Checkbox">
        <State name="default">
          <Checkbox name="terms" checked={accepted} onChange={setAccepted}>
            I accept the terms
          </Checkbox>
        </State>
        <State name="checked">
          <Checkbox name="news" checked onChange={nothing}>
            Send me the changelog
          </Checkbox>
        </State>
        <State name="some">
          <Checkbox name="all" checked="some" onChange={nothing}>
            All keys
          </Checkbox>
        </State>
        <State name="invalid">
          <Checkbox
            name="privacy"
            checked={false}
            onChange={nothing}
            error="Accept the privacy notice to continue."
          >
            I have read the privacy notice
          </Checkbox>
        </State>
        <State name="disabled">
          <Checkbox name="locked" checked disabled onChange={nothing}>
            Required by your plan
          </Checkbox>
        </State>
        <State name="long text">
          <Checkbox name="long" checked={false} onChange={nothing}>
            {longText}
          </Checkbox>
        </State>
      </Section>
      <Section title="Radio">
        <State name="default">
          <RadioGroup
            label="Plan"
            name="plan"
            value={plan}
            onChange={setPlan}
            options={[
              { value: 'payg', label: 'Pay as you go' },
              { value: 'monthly', label: 'Business monthly' },
              { value: 'none', label: 'Enterprise, after verification', disabled: true },
            ]}
          />
        </State>
        <State name="a card each" fill>
          <RadioGroup
            cards
            label="Credits"
            name="credits"
            value={plan}
            onChange={setPlan}
            options={[
              { value: 'payg', label: '300 credits' },
              { value: 'monthly', label: longText },
              { value: 'none', label: 'Sold out', disabled: true },
            ]}
          />
        </State>
        <State name="nothing chosen">
          <RadioGroup
            label="Account"
            name="account"
            value={null}
            onChange={nothing}
            options={[
              { value: 'person', label: 'A person' },
              { value: 'company', label: longText },
            ]}
          />
        </State>
        <State name="disabled">
          <RadioGroup
            label="Locked plan"
            name="locked-plan"
            value="payg"
            disabled
            onChange={nothing}
            options={[
              { value: 'payg', label: 'Pay as you go' },
              { value: 'monthly', label: 'Business monthly' },
            ]}
          />
        </State>
      </Section>
      <Section title="Segments">
        <State name="default" fill>
          <Segments
            label="Environment"
            value={mode}
            onChange={setMode}
            options={[
              { value: 'MOCK', label: 'Mock' },
              { value: 'TEST', label: 'Test' },
              { value: 'LIVE', label: 'Live' },
            ]}
          />
        </State>
        <State name="one disabled" fill>
          <Segments
            label="Range"
            value="week"
            onChange={nothing}
            options={[
              { value: 'week', label: 'Week' },
              { value: 'month', label: 'Month' },
              { value: 'year', label: 'Year', disabled: true },
            ]}
          />
        </State>
      </Section>
      <Section title="Switch">
        <State name="default">
          <Switch checked={alerts} onChange={setAlerts}>
            Email me when credits run low
          </Switch>
        </State>
        <State name="off">
          <Switch checked={false} onChange={nothing}>
            Top up by itself
          </Switch>
        </State>
        <State name="disabled">
          <Switch checked disabled onChange={nothing}>
            Two-step sign-in, required by your company
          </Switch>
        </State>
      </Section>
    </>
  )
}
