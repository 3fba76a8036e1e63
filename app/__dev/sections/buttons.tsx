import { Download, Plus, Trash2 } from 'lucide-react'
import { Button, IconButton, LinkButton } from '../../src/ui/kit/button.tsx'
import { focused, hovered, longText, Section, State } from '../state.tsx'

const looks = ['primary', 'ghost', 'plain', 'link', 'danger'] as const

export const Buttons = () => (
  <Section title="Button">
    {looks.map((look) => (
      <State key={look} name={look} wide>
        <div className="dev-row">
          <Button look={look}>Default</Button>
          <Button look={look} {...hovered}>
            Hover
          </Button>
          <Button look={look} {...focused}>
            Focus
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} busy>
            Saving
          </Button>
          <Button look={look} icon={look === 'danger' ? Trash2 : Plus}>
            With an icon
          </Button>
          <Button look={look} size="small">
            Small
          </Button>
          <Button look={look} size="large">
            Large
          </Button>
        </div>
      </State>
    ))}
    <State name="icon" wide>
      <div className="dev-row">
        <IconButton icon={Download} label="Download" />
        <IconButton icon={Download} label="Download, hover" {...hovered} />
        <IconButton icon={Download} label="Download, focus" {...focused} />
        <IconButton icon={Download} label="Download, disabled" disabled />
        <IconButton icon={Download} label="Download, small" size="small" />
      </div>
    </State>
    <State name="link">
      <LinkButton href="#button" look="primary" icon={Plus}>
        Subscribe
      </LinkButton>
    </State>
    <State name="full, long text" fill>
      <Button look="primary" full>
        {longText}
      </Button>
    </State>
  </Section>
)
