import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { useInviteActions as texts } from './admins.texts.ts';

type Invite = CallOutput<'getUserInviteList'>['data'][number];

const refreshes = ['getUserInviteList'] as const;

/** What can be done about an invitation in the list; each says how it went. */
export function useInviteActions() {
  /** Emails a new link, good for as long as the first one was; the old one stops working. */
  const { act: sendAgain } = useAction(
    async ({ linkId, email, firstName, lastName, jobTitle }: Invite) => {
      const details = { email, firstName, lastName, jobTitle };
      await callApi('editUserInvite', { ...details, linkId, before: details });
      return email;
    },
    {
      done: (email) => say(texts.theInvitationWasSent, { email }),
      refreshes,
      failed: { otherwise: say(texts.notSent) },
    },
  );

  const { act: cancel } = useAction(
    async ({ linkId, firstName, lastName, email }: Invite) => {
      await callApi('deleteUserInvite', { linkId });
      return [firstName, lastName, email].filter((part) => part !== '').join(' ');
    },
    {
      done: (who) => say(texts.cancelledInviteToWho, { who }),
      refreshes,
      failed: { always: say(texts.failedToCancelInvite) },
    },
  );

  const { act: remove } = useAction(({ linkId }: Invite) => callApi('removeUserInvite', { linkId }), {
    refreshes,
    failed: { otherwise: say(texts.notRemoved) },
  });

  return { sendAgain, cancel, remove };
}
