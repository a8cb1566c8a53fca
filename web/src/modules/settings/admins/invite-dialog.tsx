import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { personChanges } from '../person-changes.ts';
import { PersonFields } from '../person-fields.tsx';
import { inviteDialog as texts } from './admins.texts.ts';

/** Name under which a new invitation is kept when a session ends in its midst. */
export const INVITE_FORM = 'new-invite';
/** The same for one that is being changed. */
export const EDITED_INVITE_FORM = 'edited-invite';

type PersonForm = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
};

type Invite = CallOutput<'getUserInviteList'>['data'][number];

export type KeptInvite = { readonly invite: Invite | undefined; readonly typed: PersonForm };

type InviteDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** An invite to change; a new one when left out. */
  readonly invite?: Invite | undefined;
};

/** Invites an admin, or changes an invitation that was not accepted yet. */
export function InviteDialog({ isOpen, onClose, invite }: InviteDialogProps) {
  return (
    <Dialog title={invite ? say(texts.editInvite) : say(texts.inviteAnAdmin)} isOpen={isOpen} onOpenChange={onClose}>
      <InviteForm invite={invite} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ invite, onClose }: Omit<InviteDialogProps, 'isOpen'>) {
  const queryClient = useQueryClient();
  const formName = invite === undefined ? INVITE_FORM : EDITED_INVITE_FORM;
  const kept = useKeptForm<KeptInvite>(formName)?.typed;
  const [email, setEmail] = useState(kept?.email ?? invite?.email ?? '');
  const [isLeft, setIsLeft] = useState(false);
  const [details, setDetails] = useState({
    firstName: kept?.firstName ?? invite?.firstName ?? '',
    lastName: kept?.lastName ?? invite?.lastName ?? '',
    jobTitle: kept?.jobTitle ?? invite?.jobTitle ?? '',
  });
  const typed = useMemo(
    () => ({ invite, typed: { ...details, email } }) satisfies KeptInvite,
    [invite, details, email],
  );
  const isEmpty = Object.values(typed.typed).every((text) => text === '');
  useKeepForm(formName, isEmpty ? null : typed);
  const address = normalizeEmail(email);
  const isWrong = email !== '' && !isEmailAddress(address);

  // What is stored by now, where a colleague was faster.
  const [theirs, setTheirs] = useState<Invite | null>(null);

  const { act, errors } = useAction(
    () => {
      const fields = { ...details, email: address };
      const stored = theirs ?? invite;
      return stored
        ? callApi('editUserInvite', { ...fields, linkId: stored.linkId, before: detailsOf(stored) })
        : callApi('inviteUser', fields);
    },
    {
      done: invite ? say(texts.detailsSuccessfullyUpdated) : say(texts.invitedUserSuccessfully),
      refreshes: ['getUserInviteList'],
      failed: { always: invite ? say(texts.detailsCouldNotBe) : say(texts.errorInUserInvitation) },
      fieldOf: { INVITE_EMAIL_TAKEN: ['email', null] },
      onFailure: async (error) => {
        if (invite && isApiError(error, 'CHANGED_ELSEWHERE')) setTheirs(await loadAnew(queryClient, invite));
        return false;
      },
    },
  );
  const send = async () => {
    if (await act()) onClose();
  };

  return (
    <div className="flex flex-col gap-4">
      {theirs && (
        <ChangedElsewhere
          takeTheirs={say(texts.cancel)}
          fields={[
            { label: say(texts.emailAddress), stored: theirs.email, typed: address },
            ...personChanges(theirs, details),
          ]}
        />
      )}
      <TextField
        label={say(texts.emailAddress)}
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        onBlur={() => setIsLeft(true)}
        maxLength={254}
        isRequired
        errorMessage={isLeft && isWrong ? say(texts.pleaseEnterAValid) : errors.email}
      />
      <PersonFields value={details} onChange={setDetails} errors={errors} />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button onPress={send} isDisabled={email === '' || isWrong}>
          {invite ? say(texts.saveChanges) : say(texts.inviteAdmin)}
        </Button>
      </div>
    </div>
  );
}

const detailsOf = ({ email, firstName, lastName, jobTitle }: PersonForm) => ({ email, firstName, lastName, jobTitle });

/** The invitation as stored now; as known where the list cannot be read or holds it no more. */
async function loadAnew(queryClient: QueryClient, invite: Invite): Promise<Invite> {
  await queryClient.refetchQueries({ queryKey: callKey('getUserInviteList') });
  const list = queryClient.getQueryData<CallOutput<'getUserInviteList'>>(callKey('getUserInviteList', {}));
  return list?.data.find(({ linkId }) => linkId === invite.linkId) ?? invite;
}
