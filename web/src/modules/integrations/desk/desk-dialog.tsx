import { TICKET_DESK_KINDS, type TicketDeskKind } from '@portal/domain/developers/ticket-desks.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { deskKinds, deskDialog as texts } from './desk.texts.ts';
import { deskInput, deskProblems, NEW_DESK } from './desk-draft.ts';
import { DeskFields } from './desk-fields.tsx';

type Hook = CallOutput<'saveTicketDesk'>['data']['hook'];

type DeskDialogProps = {
  readonly onSaved: (kind: TicketDeskKind, hook: Hook) => void;
  readonly onClose: () => void;
};

const ABOUT = { mail: deskKinds.aboutMail, github: deskKinds.aboutGithub, jira: deskKinds.aboutJira };

/** Sets the firm's ticket desk, or another instead. */
export function DeskDialog({ onSaved, onClose }: DeskDialogProps) {
  const [draft, setDraft] = useState(NEW_DESK);
  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.save)}
      onClose={onClose}
      closesWhenDone={false}
      onProved={async (headers) => {
        const { data } = await callApi('saveTicketDesk', deskInput(draft), { headers });
        onSaved(draft.kind, data.hook);
      }}
      told={{ done: say(texts.saved), refreshes: ['readTicketDesk', 'readTicket'] }}
      problems={() => deskProblems(draft)}
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
            onChange={(kind) => setDraft({ ...draft, kind })}
          />
          <DeskFields draft={draft} errors={errors} onChange={setDraft} />
        </div>
      )}
    >
      {say(texts.about)}
    </PasswordDialog>
  );
}
