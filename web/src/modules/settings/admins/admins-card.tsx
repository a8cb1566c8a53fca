import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useKeptForm } from '../../../portal/kept-forms.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { ListLoader } from '../list-loader.tsx';
import { personName } from '../person-names.ts';
import { ADMIN_FORM, EditAdminDialog, type KeptAdmin } from './edit-admin-dialog.tsx';
import { RowMenu } from './row-menu.tsx';

type Admin = CallOutput<'getUserList'>['data'][number];

/** The admins, each to be edited or removed; nobody can remove themselves (spec part 1, section 5). */
export function AdminsCard() {
  const { userData } = useProfile();
  const users = useCallQuery('getUserList', {});
  const kept = useKeptForm<KeptAdmin>(ADMIN_FORM);
  const [edited, setEdited] = useState<Admin | null>(kept?.admin ?? null);
  const [removed, setRemoved] = useState<Admin | null>(null);
  const [signedOut, setSignedOut] = useState<Admin | null>(null);
  const { act: remove } = useAction(({ cognitoId }: Admin) => callApi('removeUser', { cognitoId }), {
    done: 'Admin successfully removed.',
    refreshes: ['getUserList'],
    failed: { always: 'Admin could not be removed.' },
  });
  const { act: signOutEverywhere } = useAction(
    async (admin: Admin) => {
      await callApi('endSessionsOfUser', { cognitoId: admin.cognitoId });
      return admin;
    },
    {
      done: (admin) => `${personName(admin)} was signed out everywhere.`,
      failed: { otherwise: 'Signing out failed.' },
    },
  );
  return (
    <Card title="Admins" padding="none">
      <ListLoader query={users} what="admins">
        {(rows) => (
          <Table
            label="Admins"
            rows={rows}
            rowId={(admin) => admin.cognitoId}
            columns={[
              {
                id: 'name',
                label: 'Name',
                isRowHeader: true,
                render: (admin) => (
                  <span className="inline-flex flex-wrap items-center gap-2">
                    {personName(admin)}
                    {admin.cognitoId === userData.cognitoId && <Badge tone="accent">You</Badge>}
                  </span>
                ),
              },
              { id: 'email', label: 'Email', phone: 'detail', render: (admin) => <EmailText email={admin.email} /> },
              { id: 'title', label: 'Job title', phone: 'detail', render: (admin) => admin.jobTitle },
              {
                id: 'actions',
                label: 'Actions',
                isLabelHidden: true,
                align: 'end',
                render: (admin) => (
                  <RowMenu
                    name={personName(admin)}
                    entries={[
                      { id: 'edit', label: 'Edit' },
                      {
                        id: 'sign-out',
                        label: 'Sign out everywhere',
                        isDisabled: admin.cognitoId === userData.cognitoId,
                        description:
                          admin.cognitoId === userData.cognitoId ? 'Your own devices are in Your Details.' : undefined,
                      },
                      {
                        id: 'remove',
                        label: 'Remove',
                        isDanger: true,
                        isDisabled: admin.cognitoId === userData.cognitoId,
                        description:
                          admin.cognitoId === userData.cognitoId ? 'You cannot remove your own account.' : undefined,
                      },
                    ]}
                    onAction={(id) => {
                      if (id === 'edit') setEdited(admin);
                      else if (id === 'sign-out') setSignedOut(admin);
                      else setRemoved(admin);
                    }}
                  />
                ),
              },
            ]}
          />
        )}
      </ListLoader>
      {edited && <EditAdminDialog admin={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        title="Sign out everywhere?"
        isOpen={signedOut !== null}
        onOpenChange={() => setSignedOut(null)}
        confirmLabel="Sign out everywhere"
        onConfirm={async () => {
          if (signedOut) await signOutEverywhere(signedOut);
          setSignedOut(null);
        }}
      >
        {signedOut &&
          `${personName(signedOut)} will be signed out on all devices right away and can sign in again. Use this when a device is lost.`}
      </ConfirmDialog>
      <ConfirmDialog
        title="Remove this admin?"
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        confirmLabel="Remove admin"
        isDanger
        onConfirm={async () => {
          if (removed) await remove(removed);
          setRemoved(null);
        }}
      >
        {removed && `${personName(removed)} will be signed out right away and can no longer use the portal.`}
      </ConfirmDialog>
    </Card>
  );
}
