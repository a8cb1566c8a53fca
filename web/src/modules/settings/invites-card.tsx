import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { callKey, useCallQuery } from '../../api/use-call.ts';
import { useKeptForm } from '../../portal/kept-forms.ts';
import { useFormatDate } from '../../portal/use-format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.tsx';
import { EDITED_INVITE_FORM, InviteDialog, type KeptInvite } from './invite-dialog.tsx';
import { ListLoader } from './list-loader.tsx';
import { personName } from './person-names.ts';
import { RowMenu } from './row-menu.tsx';

type Invite = CallOutput<'getUserInviteList'>['data'][number];

const statuses = {
  pending: { tone: 'warning', text: 'Waiting' },
  used: { tone: 'success', text: 'Accepted' },
  cancelled: { tone: 'neutral', text: 'Cancelled' },
  expired: { tone: 'neutral', text: 'Expired' },
} as const;

/** Who was invited; an invitation can be changed or cancelled while it waits, and be taken off the list afterwards. */
export function InvitesCard() {
  const invites = useCallQuery('getUserInviteList', {});
  const { formatDate } = useFormatDate();
  const kept = useKeptForm<KeptInvite>(EDITED_INVITE_FORM);
  const [edited, setEdited] = useState<Invite | null>(kept?.invite ?? null);
  const [cancelled, setCancelled] = useState<Invite | null>(null);
  const { cancel, remove } = useInviteActions();
  return (
    <Card title="Invitations" padding="none">
      <ListLoader query={invites} what="invitations">
        {(rows) => (
          <Table
            label="Invitations"
            rows={rows}
            rowId={(invite) => invite.linkId}
            emptyState={<p className="px-2 text-ink-soft desktop:px-4">Nobody is invited at the moment.</p>}
            columns={[
              { id: 'name', label: 'Name', isRowHeader: true, render: personName },
              { id: 'email', label: 'Email', render: (invite) => <span className="break-all">{invite.email}</span> },
              {
                id: 'status',
                label: 'Status',
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
                            { id: 'edit', label: 'Edit' },
                            { id: 'cancel', label: 'Cancel invite', isDanger: true },
                          ]
                        : [{ id: 'remove', label: 'Remove from the list' }]
                    }
                    onAction={(id) => {
                      if (id === 'edit') setEdited(invite);
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

function useInviteActions() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: callKey('getUserInviteList') });
  const cancel = async (invite: Invite) => {
    try {
      await callApi('deleteUserInvite', { linkId: invite.linkId });
      const who = [invite.firstName, invite.lastName, invite.email].filter((part) => part !== '').join(' ');
      showToast({ kind: 'success', text: `Cancelled Invite to ${who}` });
      await reload();
    } catch {
      showToast({ kind: 'danger', text: 'Failed to cancel invite.' });
    }
  };
  const remove = async (invite: Invite) => {
    try {
      await callApi('removeUserInvite', { linkId: invite.linkId });
      await reload();
    } catch {
      showToast({ kind: 'danger', text: 'The invitation could not be removed from the list. Please try again.' });
    }
  };
  return { cancel, remove };
}
