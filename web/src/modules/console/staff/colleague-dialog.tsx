import type { Phrase } from '@portal/domain/texts/texts.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import type { FreshProof } from '../../../portal/passwords/use-fresh-proof.ts';
import { say } from '../../../portal/texts/say.ts';
import { colleagueDialog as texts } from './staff.texts.ts';

export type Colleague = CallOutput<'listStaff'>['data']['staff'][number];
export type ColleagueAction = 'changeRole' | 'removeSecondFactor' | 'remove';

/** How a colleague is called; the address where no name is known. */
export const nameOfColleague = ({ firstName, lastName, email }: Colleague) =>
  `${firstName} ${lastName}`.trim() || email;

type Words = {
  readonly title: Phrase;
  readonly confirmLabel: Phrase;
  readonly explain: (name: string) => string;
  readonly done: (name: string) => string;
  readonly change: (cognitoId: string, headers: FreshProof) => Promise<unknown>;
};

const ACTIONS: Readonly<Record<'removeSecondFactor' | 'remove', Words>> = {
  removeSecondFactor: {
    title: texts.removeTheSecondFactor,
    confirmLabel: texts.remove,
    explain: (name) => say(texts.nameSetsUpA, { name }),
    done: (name) => say(texts.theSecondFactorOf, { name }),
    change: (cognitoId, headers) => callApi('removeSecondFactor', { cognitoId }, { headers }),
  },
  remove: {
    title: texts.removeFromTheStaff,
    confirmLabel: texts.remove,
    explain: (name) => say(texts.nameIsSignedOut, { name }),
    done: (name) => say(texts.nameWasRemovedFrom, { name }),
    change: (cognitoId, headers) => callApi('removeStaff', { cognitoId }, { headers }),
  },
};

type ColleagueDialogProps = {
  readonly colleague: Colleague;
  readonly action: keyof typeof ACTIONS;
  readonly onClose: () => void;
};

/** Asks for the password before something is done to a colleague's account. */
export function ColleagueDialog({ colleague, action, onClose }: ColleagueDialogProps) {
  const words = ACTIONS[action];
  const name = nameOfColleague(colleague);
  return (
    <PasswordDialog
      title={say(words.title)}
      confirmLabel={say(words.confirmLabel)}
      isDanger
      onClose={onClose}
      onProved={(headers) => words.change(colleague.cognitoId, headers)}
      told={{ done: words.done(name), refreshes: ['listStaff'] }}
    >
      {words.explain(name)}
    </PasswordDialog>
  );
}
