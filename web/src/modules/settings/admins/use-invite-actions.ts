import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { callKey } from '../../../api/use-call.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';

type Invite = CallOutput<'getUserInviteList'>['data'][number];

/** What can be done about an invitation in the list; each says how it went. */
export function useInviteActions() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: callKey('getUserInviteList') });

  /** Mails a new link, good for as long as the first one was; the old one stops working. */
  const sendAgain = async ({ linkId, email, firstName, lastName, jobTitle }: Invite) => {
    const details = { email, firstName, lastName, jobTitle };
    try {
      await callApi('editUserInvite', { ...details, linkId, before: details });
      showToast({ kind: 'success', text: `The invitation was sent again to ${email}.` });
    } catch (error) {
      showFailure(error, { otherwise: 'The invitation could not be sent again. Please try again.' });
    }
    await reload();
  };

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

  return { sendAgain, cancel, remove };
}
