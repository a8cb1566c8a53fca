import { useState } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useKeptForm } from '../../../portal/kept-forms.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { ListLoader } from '../list-loader.tsx';
import { personName } from '../person-names.ts';
import { EDITED_INVITE_FORM, InviteDialog, type KeptInvite } from './invite-dialog.tsx';
import { RowMenu } from './row-menu.tsx';
import { useInviteActions } from './use-invite-actions.ts';

type Invite = CallOutput<'getUserInviteList'>['data'][number];

const statuses = {
  pending: { tone: 'warning', text: 'Waiting' },
  used: { tone: 'success', text: 'Accepted' },
  cancelled: { tone: 'neutral', text: 'Canceled' },
  expired: { tone: 'neutral', text: 'Expired' },
} as const;

const SEND_AGAIN = { id: 'send-again', label: 'Send again' };

/** Who was invited; an invitation can be sent again, changed or cancelled while it waits, and be taken off the list afterwards. */
export function InvitesCard() {
  const invites = useCallQuery('getUserInviteList', {});
  const { formatDate } = useFormatDate();
  const kept = useKeptForm<KeptInvite>(EDITED_INVITE_FORM);
  const [edited, setEdited] = useState<Invite | null>(kept?.invite ?? null);
  const [cancelled, setCancelled] = useState<Invite | null>(null);
  const { sendAgain, cancel, remove } = useInviteActions();
  return (
    <Card title="Invitations" padding="none">
      <ListLoader query={invites} what="invitations">
        {(rows) => (
          <Table
            label="Invitations"
            rows={rows}
            rowId={(invite) => invite.linkId}
            emptyState={<p className="px-2 text-ink-soft desktop:px-4">No one is invited right now.</p>}
            columns={[
              { id: 'name', label: 'Name', isRowHeader: true, render: personName },
              { id: 'email', label: 'Email', phone: 'detail', render: (invite) => <EmailText email={invite.email} /> },
              {
                id: 'status',
                label: 'Status',
                phone: 'state',
                render: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>,
              },
              { id: 'until', label: 'Valid until', render: (invite) => formatDate(invite.expirationDate) },
              {
                id: 'actions',
                label: 'Actions',
                isLabelHidden: true,
                align: 'end',
                render: (invite) => (
                  <RowMenu
                    name={personName(invite)}
                    entries={
                      invite.status === 'pending'
                        ? [
                            SEND_AGAIN,
                            { id: 'edit', label: 'Edit' },
                            { id: 'cancel', label: 'Cancel invite', isDanger: true },
                          ]
                        : [
                            ...(invite.status === 'expired' ? [SEND_AGAIN] : []),
                            { id: 'remove', label: 'Remove from the list' },
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
        title="Cancel this invitation?"
        isOpen={cancelled !== null}
        onOpenChange={() => setCancelled(null)}
        confirmLabel="Cancel invitation"
        cancelLabel="Keep it"
        isDanger
        onConfirm={async () => {
          if (cancelled) await cancel(cancelled);
          setCancelled(null);
        }}
      >
        {cancelled && `The link that was sent to ${cancelled.email} will stop working.`}
      </ConfirmDialog>
    </Card>
  );
}
