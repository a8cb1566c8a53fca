import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { ListLoader } from '../list-loader.tsx';
import { personName } from '../person-names.ts';
import { adminsCard as texts } from './admins.texts.ts';
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
    done: say(texts.adminSuccessfullyRemoved),
    refreshes: ['getUserList'],
    failed: { always: say(texts.adminCouldNotBe) },
  });
  const { act: signOutEverywhere } = useAction(
    async (admin: Admin) => {
      await callApi('endSessionsOfUser', { cognitoId: admin.cognitoId });
      return admin;
    },
    {
      done: (admin) => say(texts.personNameWasSignedOut, { personName: personName(admin) }),
      failed: { otherwise: say(texts.signingOutFailed) },
    },
  );
  return (
    <Card title={say(texts.title)} padding="none">
      <ListLoader query={users} what={say(texts.what)} loading={say(texts.loading)}>
        {(rows) => (
          <Table
            label={say(texts.title)}
            rows={rows}
            rowId={(admin) => admin.cognitoId}
            columns={[
              {
                id: 'name',
                label: say(texts.name),
                isRowHeader: true,
                render: (admin) => (
                  <span className="inline-flex flex-wrap items-center gap-2">
                    {personName(admin)}
                    {admin.cognitoId === userData.cognitoId && <Badge tone="accent">{say(texts.you)}</Badge>}
                  </span>
                ),
              },
              {
                id: 'email',
                label: say(texts.email),
                phone: 'detail',
                render: (admin) => <EmailText email={admin.email} />,
              },
              { id: 'title', label: say(texts.jobTitle), phone: 'detail', render: (admin) => admin.jobTitle },
              {
                id: 'actions',
                label: say(texts.actions),
                isLabelHidden: true,
                align: 'end',
                render: (admin) => (
                  <RowMenu
                    name={personName(admin)}
                    entries={[
                      { id: 'edit', label: say(texts.edit) },
                      {
                        id: 'sign-out',
                        label: say(texts.signOutEverywhere),
                        isDisabled: admin.cognitoId === userData.cognitoId,
                        description: admin.cognitoId === userData.cognitoId ? say(texts.yourOwnDevicesAre) : undefined,
                      },
                      {
                        id: 'remove',
                        label: say(texts.remove),
                        isDanger: true,
                        isDisabled: admin.cognitoId === userData.cognitoId,
                        description:
                          admin.cognitoId === userData.cognitoId ? say(texts.youCannotRemoveYour) : undefined,
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
        title={say(texts.signOutQuestion)}
        isOpen={signedOut !== null}
        onOpenChange={() => setSignedOut(null)}
        confirmLabel={say(texts.signOutEverywhere)}
        onConfirm={async () => {
          if (signedOut) await signOutEverywhere(signedOut);
          setSignedOut(null);
        }}
      >
        {signedOut && say(texts.signOutHint, { personName: personName(signedOut) })}
      </ConfirmDialog>
      <ConfirmDialog
        title={say(texts.removeThisAdmin)}
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        confirmLabel={say(texts.removeAdmin)}
        isDanger
        onConfirm={async () => {
          if (removed) await remove(removed);
          setRemoved(null);
        }}
      >
        {removed && say(texts.removeHint, { personName: personName(removed) })}
      </ConfirmDialog>
    </Card>
  );
}
