import { Clock, Eye, ShieldCheck } from 'lucide-react';
import { FirstScan } from '../../../illustrations/first-scan.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

const promises = [
  { icon: Clock, text: 'Two minutes' },
  { icon: Eye, text: 'Only reads, unless you choose more' },
  { icon: ShieldCheck, text: 'Says what to fix' },
] as const;

/** The start of everything: no website is scanned yet. */
export function NoWebsites({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        title="Scan Your First Website"
        illustration={<FirstScan />}
        action={
          <Button size="large" onPress={onAdd}>
            Add a Website
          </Button>
        }
      >
        <p>
          We look at your website the way an attacker would, and tell you in plain words what to fix first. You need its
          address and the owner’s permission.
        </p>
        <ul className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
          {promises.map(({ icon: Icon, text }) => (
            <li key={text} className="inline-flex items-center gap-2">
              <Icon aria-hidden="true" size={16} className="text-accent-ink" />
              {text}
            </li>
          ))}
        </ul>
      </EmptyState>
    </Card>
  );
}
