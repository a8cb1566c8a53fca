import type { ReactNode } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useSave } from '../use-save.ts';
import { HELP_STATE_CHOICES } from './help-state.tsx';
import { WaitingTime } from './waiting-time.tsx';

type RequestCardProps = {
  readonly request: CallOutput<'readHelpRequest'>['data'];
  readonly onChanged: () => Promise<void>;
};

const NOBODY = 'nobody';

const ABOUT_WORDS: Readonly<Record<string, string>> = {
  weakness: 'Weakness',
  finding: 'Website finding',
  policy: 'Policy',
  course: 'Course',
  element: 'Maturity element',
};

/** Who asks about what, who takes care of it, and how it stands. */
export function RequestCard({ request, onChanged }: RequestCardProps) {
  const { helpRequestId, version, about, assignee } = request;
  const { formatDateTime } = useFormatDate();
  const colleagues = useCallQuery('conciergeChoices', {}).data?.data.colleagues ?? [];
  const { cognitoId } = useSessionState();
  const me = colleagues.find(({ userId }) => userId === cognitoId);
  const { save } = useSave();
  const assign = async (userId: string | null, doneText: string) => {
    await save(() => callApi('assignHelpRequest', { helpRequestId, version, userId }), doneText);
    await onChanged();
  };
  const setState = async (state: CallInput<'setHelpRequestState'>['state']) => {
    await save(() => callApi('setHelpRequestState', { helpRequestId, version, state }), 'The state was changed.');
    await onChanged();
  };
  return (
    <Card title="Request">
      <dl className="mb-5 flex flex-col gap-3 text-sm">
        <Fact label="Asked by">
          {request.openedBy}
          <span className="block text-ink-soft">
            <EmailText email={request.openedByEmail} />
          </span>
        </Fact>
        <Fact label="Asked on">{formatDateTime(request.openedAt)}</Fact>
        {about.kind !== 'general' && <Fact label={ABOUT_WORDS[about.kind] ?? 'About'}>{about.label}</Fact>}
        {request.waitingSince !== null && (
          <Fact label="Customer waiting">
            <WaitingTime since={request.waitingSince} />
          </Fact>
        )}
        {request.closedAt !== null && <Fact label="Closed on">{formatDateTime(request.closedAt)}</Fact>}
      </dl>
      <div className="flex flex-col gap-4">
        <Select label="State" options={HELP_STATE_CHOICES} value={request.state} onChange={setState} />
        <Select
          label="Assigned to"
          options={[
            { id: NOBODY, label: 'No one' },
            ...colleagues.map(({ userId, name }) => ({ id: userId, label: name })),
          ]}
          value={assignee?.userId ?? NOBODY}
          onChange={(id) =>
            id === NOBODY
              ? assign(null, 'No one is assigned now.')
              : assign(id, `${colleagues.find(({ userId }) => userId === id)?.name} is assigned now.`)
          }
        />
        {me && assignee?.userId !== me.userId && (
          <Button variant="soft" onPress={() => assign(me.userId, 'You are assigned now.')}>
            Assign to me
          </Button>
        )}
      </div>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
