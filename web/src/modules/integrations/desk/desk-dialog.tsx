import { TICKET_DESK_KINDS, type TicketDeskKind } from '@portal/domain/developers/ticket-desks.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { deskKinds, deskDialog as texts } from './desk.texts.ts';
import { type AskedField, type DeskDraft, deskInput, deskProblems, NEW_DESK } from './desk-draft.ts';
import { DeskFields } from './desk-fields.tsx';
import { NeededFields } from './needed-fields.tsx';

type Hook = CallOutput<'saveTicketDesk'>['data']['hook'];

type DeskDialogProps = {
  readonly onSaved: (kind: TicketDeskKind, hook: Hook) => void;
  readonly onClose: () => void;
};

const ABOUT = { mail: deskKinds.aboutMail, github: deskKinds.aboutGithub, jira: deskKinds.aboutJira };

/** Sets the firm's ticket desk, or another instead. */
export function DeskDialog({ onSaved, onClose }: DeskDialogProps) {
  const [draft, setDraft] = useState(NEW_DESK);
  const [asks, setAsks] = useState<readonly AskedField[]>([]);
  // Another project needs other fields.
  const change = (next: DeskDraft) => {
    setDraft(next);
    if (next.fields === draft.fields) setAsks([]);
  };
  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.save)}
      onClose={onClose}
      closesWhenDone={false}
      onProved={async (headers) => {
        const { data } = await callApi('saveTicketDesk', deskInput(draft), { headers });
        setAsks(data.asks);
        if (data.asks.length === 0) onSaved(draft.kind, data.hook);
        return data.asks.length === 0;
      }}
      told={{
        done: (isSaved) => (isSaved ? say(texts.saved) : null),
        refreshes: ['readTicketDesk', 'readTicket'],
        fieldOf: { TICKET_DESK_FIELDS: ['project', null] },
      }}
      problems={() => deskProblems(draft, asks)}
      fields={(errors) => (
        <div className="flex flex-col gap-4">
          <RadioGroup
            label={say(texts.kind)}
            options={TICKET_DESK_KINDS.map((id) => ({
              id,
              label: say(deskKinds[id]),
              description: say(ABOUT[id]),
            }))}
            value={draft.kind}
            onChange={(kind) => change({ ...draft, kind })}
          />
          <DeskFields draft={draft} errors={errors} onChange={change} />
          {asks.length > 0 && <NeededFields asks={asks} draft={draft} errors={errors} onChange={change} />}
        </div>
      )}
    >
      {say(texts.about)}
    </PasswordDialog>
  );
}
