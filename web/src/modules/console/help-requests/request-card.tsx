import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { ReactNode } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useSave } from '../use-save.ts';
import { requestCard as texts } from './help-requests.texts.ts';
import { HELP_STATE_CHOICES } from './help-state.tsx';
import { WaitingTime } from './waiting-time.tsx';

type RequestCardProps = {
  readonly request: CallOutput<'readHelpRequest'>['data'];
  readonly onChanged: () => Promise<void>;
};

const NOBODY = 'nobody';

const ABOUT_WORDS: Readonly<Record<string, Phrase>> = {
  weakness: texts.weakness,
  finding: texts.websiteFinding,
  policy: texts.policy,
  course: texts.course,
  element: texts.maturityElement,
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
    await save(() => callApi('setHelpRequestState', { helpRequestId, version, state }), say(texts.theStateWasChanged));
    await onChanged();
  };
  return (
    <Card title={say(texts.title)}>
      <dl className="mb-5 flex flex-col gap-3 text-sm">
        <Fact label={say(texts.askedBy)}>
          {request.openedBy}
          <span className="block text-ink-soft">
            <EmailText email={request.openedByEmail} />
          </span>
        </Fact>
        <Fact label={say(texts.askedOn)}>{formatDateTime(request.openedAt)}</Fact>
        {about.kind !== 'general' && <Fact label={say(ABOUT_WORDS[about.kind] ?? texts.about)}>{about.label}</Fact>}
        {request.waitingSince !== null && (
          <Fact label={say(texts.customerWaiting)}>
            <WaitingTime since={request.waitingSince} />
          </Fact>
        )}
        {request.closedAt !== null && <Fact label={say(texts.closedOn)}>{formatDateTime(request.closedAt)}</Fact>}
      </dl>
      <div className="flex flex-col gap-4">
        <Select
          label={say(texts.state)}
          options={sayLabels(HELP_STATE_CHOICES)}
          value={request.state}
          onChange={setState}
        />
        <Select
          label={say(texts.assignedTo)}
          options={[
            { id: NOBODY, label: say(texts.noOne) },
            ...colleagues.map(({ userId, name }) => ({ id: userId, label: name })),
          ]}
          value={assignee?.userId ?? NOBODY}
          onChange={(id) =>
            id === NOBODY
              ? assign(null, say(texts.noOneIsAssigned))
              : assign(
                  id,
                  say(texts.isAssignedNow, { name: colleagues.find(({ userId }) => userId === id)?.name ?? '' }),
                )
          }
        />
        {me && assignee?.userId !== me.userId && (
          <Button variant="soft" onPress={() => assign(me.userId, say(texts.youAreAssignedNow))}>
            {say(texts.assignToMe)}
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
