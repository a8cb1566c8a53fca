import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import type { FreshProof } from '../../../portal/passwords/use-fresh-proof.ts';

export type Colleague = CallOutput<'listStaff'>['data']['staff'][number];
export type ColleagueAction = 'makeOwner' | 'makeSupport' | 'removeSecondFactor' | 'remove';

/** How a colleague is called; the address where no name is known. */
export const nameOfColleague = ({ firstName, lastName, email }: Colleague) =>
  `${firstName} ${lastName}`.trim() || email;

type Words = {
  readonly title: string;
  readonly confirmLabel: string;
  readonly explain: (name: string) => string;
  readonly done: (name: string) => string;
  readonly change: (cognitoId: string, headers: FreshProof) => Promise<unknown>;
};

const ACTIONS: Readonly<Record<ColleagueAction, Words>> = {
  makeOwner: {
    title: 'Make this colleague an owner?',
    confirmLabel: 'Make owner',
    explain: (name) =>
      `From now on, ${name} can do everything, including remove you. Their sessions end, so they have to sign in again.`,
    done: (name) => `${name} is an owner now.`,
    change: (cognitoId, headers) => callApi('changeStaffRole', { cognitoId, staffRole: 'owner' }, { headers }),
  },
  makeSupport: {
    title: 'Take the owner’s rights away?',
    confirmLabel: 'Make support',
    explain: (name) => `From now on, ${name} helps customers and cannot change anything else. Their sessions end.`,
    done: (name) => `${name} is support now.`,
    change: (cognitoId, headers) => callApi('changeStaffRole', { cognitoId, staffRole: 'support' }, { headers }),
  },
  removeSecondFactor: {
    title: 'Remove the second factor?',
    confirmLabel: 'Remove',
    explain: (name) =>
      `${name} sets up a new one at the next sign-in, which needs only the password. Do this only if the phone and recovery codes are lost and you know that the request really comes from ${name}.`,
    done: (name) => `The second factor of ${name} was removed.`,
    change: (cognitoId, headers) => callApi('removeSecondFactor', { cognitoId }, { headers }),
  },
  remove: {
    title: 'Remove from the staff?',
    confirmLabel: 'Remove',
    explain: (name) =>
      `${name} is signed out right away, and the account is deleted. What ${name} did stays in the log.`,
    done: (name) => `${name} was removed from the staff.`,
    change: (cognitoId, headers) => callApi('removeStaff', { cognitoId }, { headers }),
  },
};

type ColleagueDialogProps = {
  readonly colleague: Colleague;
  readonly action: ColleagueAction;
  readonly onClose: () => void;
};

/** Asks for the password before something is done to a colleague's account. */
export function ColleagueDialog({ colleague, action, onClose }: ColleagueDialogProps) {
  const words = ACTIONS[action];
  const name = nameOfColleague(colleague);
  return (
    <PasswordDialog
      title={words.title}
      confirmLabel={words.confirmLabel}
      isDanger={action !== 'makeOwner'}
      onClose={onClose}
      onProved={(headers) => words.change(colleague.cognitoId, headers)}
      told={{ done: words.done(name), refreshes: ['listStaff'] }}
    >
      {words.explain(name)}
    </PasswordDialog>
  );
}
