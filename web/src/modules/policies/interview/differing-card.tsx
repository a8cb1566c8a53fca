import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { policyPath } from '../policy-path.ts';
import type { Interview } from '../policy-types.ts';
import { interviewView as texts } from './interview.texts.ts';

const listed = new Intl.ListFormat(say.locale, { type: 'unit' });

/** The policies whose answers differ from those of the interview. */
export function DifferingCard({ differing }: Pick<Interview, 'differing'>) {
  return (
    <Card title={say(texts.differing)}>
      <p className="text-ink-soft text-sm">{say(texts.differingHint)}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {differing.map(({ id, name, status, labels }) => (
          <li key={id}>
            <TextLink href={policyPath(id)}>
              {say(status === 'Draft' ? texts.draftWith : texts.approvedWith, { name, labels: listed.format(labels) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
