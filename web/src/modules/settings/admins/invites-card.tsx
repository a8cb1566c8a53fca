import { useState } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { ListLoader } from '../list-loader.tsx';
import { personName } from '../person-names.ts';
import { invitesCard as texts } from './admins.texts.ts';
import { EDITED_INVITE_FORM, InviteDialog, type KeptInvite } from './invite-dialog.tsx';
import { RowMenu } from './row-menu.tsx';
import { useInviteActions } from './use-invite-actions.ts';

type Invite = CallOutput<'getUserInviteList'>['data'][number];

const statuses = {
  pending: { tone: 'warning', text: texts.waiting },
  used: { tone: 'success', text: texts.accepted },
  cancelled: { tone: 'neutral', text: texts.canceled },
  expired: { tone: 'neutral', text: texts.expired },
} as const;

const sendAgainEntry = () => ({ id: 'send-again', label: say(texts.sendAgain) });

/** Who was invited; an invitation can be sent again, changed or cancelled while it waits, and be taken off the list afterwards. */
export function InvitesCard() {
  const invites = useCallQuery('getUserInviteList', {});
  const { formatDate } = useFormatDate();
  const kept = useKeptForm<KeptInvite>(EDITED_INVITE_FORM);
  const [edited, setEdited] = useState<Invite | null>(kept?.invite ?? null);
  const [cancelled, setCancelled] = useState<Invite | null>(null);
  const { sendAgain, cancel, remove } = useInviteActions();
  return (
    <Card title={say(texts.title)} padding="none">
      <ListLoader query={invites} what={say(texts.what)} loading={say(texts.loading)}>
        {(rows) => (
          <Table
            label={say(texts.title)}
            rows={rows}
            rowId={(invite) => invite.linkId}
            emptyState={<p className="px-2 text-ink-soft desktop:px-4">{say(texts.noOneIsInvited)}</p>}
            columns={[
              { id: 'name', label: say(texts.name), isRowHeader: true, render: personName },
              {
                id: 'email',
                label: say(texts.email),
                phone: 'detail',
                render: (invite) => <EmailText email={invite.email} />,
              },
              {
                id: 'status',
                label: say(texts.status),
                phone: 'state',
                render: ({ status }) => <Badge tone={statuses[status].tone}>{say(statuses[status].text)}</Badge>,
              },
              { id: 'until', label: say(texts.validUntil), render: (invite) => formatDate(invite.expirationDate) },
              {
                id: 'actions',
                label: say(texts.actions),
                isLabelHidden: true,
                align: 'end',
                render: (invite) => (
                  <RowMenu
                    name={personName(invite)}
                    entries={
                      invite.status === 'pending'
                        ? [
                            sendAgainEntry(),
                            { id: 'edit', label: say(texts.edit) },
                            { id: 'cancel', label: say(texts.cancelInvite), isDanger: true },
                          ]
                        : [
                            ...(invite.status === 'expired' ? [sendAgainEntry()] : []),
                            { id: 'remove', label: say(texts.removeFromTheList) },
                          ]
                    }
                    onAction={(id) => {
                      if (id === 'send-again') void sendAgain(invite);
                      else if (id === 'edit') setEdited(invite);
                      else if (id === 'cancel') setCancelled(invite);
                      else void remove(invite);
                    }}
                  />
                ),
              },
            ]}
          />
        )}
      </ListLoader>
      {edited && <InviteDialog isOpen invite={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        title={say(texts.cancelThisInvitation)}
        isOpen={cancelled !== null}
        onOpenChange={() => setCancelled(null)}
        confirmLabel={say(texts.cancelInvitation)}
        cancelLabel={say(texts.keepIt)}
        isDanger
        onConfirm={async () => {
          if (cancelled) await cancel(cancelled);
          setCancelled(null);
        }}
      >
        {cancelled && say(texts.theLinkThatWas, { email: cancelled.email })}
      </ConfirmDialog>
    </Card>
  );
}
