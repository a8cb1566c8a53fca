import { ArrowRight, Plus, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Row, Section } from './section.tsx';

export function ButtonSection() {
  const [count, setCount] = useState(0);
  const saveSlowly = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    setCount((before) => before + 1);
  };
  return (
    <Section title="Buttons and links">
      <Row>
        <Button icon={<Plus aria-hidden="true" size={18} />}>Add a website</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="soft">
          View report
          <ArrowRight aria-hidden="true" size={18} />
        </Button>
        <Button variant="quiet">Skip</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" size={18} />}>
          Delete website
        </Button>
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
        <Button isDisabled>Disabled</Button>
        <Button isBusy>Saving</Button>
        <Button variant="secondary" isBusy>
          Loading
        </Button>
      </Row>
      <Row>
        <Button variant="secondary" onPress={saveSlowly} busyLabel="Saving">
          Save slowly
        </Button>
        <span>Saved {count} times</span>
      </Row>
      <Row>
        <LinkButton href="#buttons-and-links">Open the dashboard</LinkButton>
        <TextLink href="#buttons-and-links" isStandalone>
          Forgot password?
        </TextLink>
        <p>
          By continuing you accept the <TextLink href="#buttons-and-links">terms of use</TextLink>.
        </p>
        <IconButton label="Settings" icon={<Settings aria-hidden="true" size={20} />} />
        <Tooltip text="Subscribe to use">
          <Button variant="soft">With a tooltip</Button>
        </Tooltip>
      </Row>
    </Section>
  );
}
