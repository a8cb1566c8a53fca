import { Clock, Eye, ShieldCheck } from 'lucide-react';
import { FirstScan } from '../../../illustrations/first-scan.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { noWebsites as texts } from './page.texts.ts';

const promises = [
  { icon: Clock, text: texts.twoMinutes },
  { icon: Eye, text: texts.onlyReadsUnlessYou },
  { icon: ShieldCheck, text: texts.saysWhatToFix },
] as const;

/** The start of everything: no website is scanned yet. */
export function NoWebsites({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        title={say(texts.title)}
        illustration={<FirstScan />}
        action={
          <Button size="large" onPress={onAdd}>
            {say(texts.addAWebsite)}
          </Button>
        }
      >
        <p>{say(texts.weLookAtYour)}</p>
        <ul className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
          {promises.map(({ icon: Icon, text }) => (
            <li key={say(text)} className="inline-flex items-center gap-2">
              <Icon aria-hidden="true" size={16} className="text-accent-ink" />
              {say(text)}
            </li>
          ))}
        </ul>
      </EmptyState>
    </Card>
  );
}
