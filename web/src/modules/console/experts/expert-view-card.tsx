import type { ExpertView } from '@portal/domain/accounts/customers-seen.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { expertView as texts } from './experts.texts.ts';

const VIEWS = [
  { id: 'all', label: texts.all },
  { id: 'assigned', label: texts.assigned, description: texts.assignedMeans },
] as const;

/** Which customers experts see; an owner sets it with the password. */
export function ExpertViewCard() {
  const { data, isError, refetch } = useCallQuery('readExpertView', {});
  const [wanted, setWanted] = useState<ExpertView | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const stored = data?.data.view;
  const view = wanted ?? stored;
  return (
    <Card title={say(texts.title)}>
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {view === undefined && !isError && <Skeleton count={2} />}
      {view !== undefined && (
        <div className="flex flex-col items-start gap-4">
          <RadioGroup
            label={say(texts.which)}
            description={say(texts.description)}
            options={sayLabels(VIEWS)}
            value={view}
            onChange={setWanted}
          />
          <Button variant="secondary" isDisabled={view === stored} onPress={() => setIsAsked(true)}>
            {say(texts.save)}
          </Button>
        </div>
      )}
      {isAsked && view !== undefined && (
        <PasswordDialog
          title={say(texts.confirmTitle)}
          confirmLabel={say(texts.save)}
          onClose={() => setIsAsked(false)}
          onProved={(headers) => callApi('saveExpertView', { view }, { headers })}
          told={{ done: say(texts.saved), refreshes: ['readExpertView'] }}
        >
          {say(view === 'all' ? texts.toAll : texts.toAssigned)}
        </PasswordDialog>
      )}
    </Card>
  );
}
