import { useState } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useStaffMay } from '../use-staff-may.ts';
import { expertsCard as texts } from './experts.texts.ts';
import { ExpertsDialog } from './experts-dialog.tsx';

type ExpertsCardProps = {
  readonly organisation: Pick<CallOutput<'readOrganisation'>['data'], 'orgId' | 'companyName' | 'experts'>;
};

/** Who of the provider's experts a customer has, and the way to choose others. */
export function ExpertsCard({ organisation }: ExpertsCardProps) {
  const mayAssign = useStaffMay('customers.assign');
  const [isChoosing, setIsChoosing] = useState(false);
  const { experts } = organisation;
  return (
    <Card
      title={say(texts.title)}
      aside={
        mayAssign ? (
          <Button variant="secondary" size="small" onPress={() => setIsChoosing(true)}>
            {say(texts.choose)}
          </Button>
        ) : undefined
      }
    >
      {experts.length === 0 ? (
        <p className="text-ink-soft">{say(texts.none)}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {experts.map(({ userId, name }) => (
            <li key={userId}>{name}</li>
          ))}
        </ul>
      )}
      {isChoosing && <ExpertsDialog organisation={organisation} onClose={() => setIsChoosing(false)} />}
    </Card>
  );
}
