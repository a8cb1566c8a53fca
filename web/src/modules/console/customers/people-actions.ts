/** What staff can do for a customer's person who cannot get in. */
export type PeopleAction = 'sendTemporaryPassword' | 'requireNewPassword' | 'removeSecondFactor';

type Words = {
  /** Entry in the menu. */
  readonly label: string;
  readonly title: string;
  readonly confirmLabel: string;
  readonly explain: (email: string) => string;
  readonly done: (email: string) => string;
};

/** The words of each, by the call that does it. */
export const PEOPLE_ACTIONS: Readonly<Record<PeopleAction, Words>> = {
  sendTemporaryPassword: {
    label: 'Send temporary password',
    title: 'Send a temporary password?',
    confirmLabel: 'Send',
    explain: (email) =>
      `We email ${email} a password that works for a day and has to be replaced at the first sign-in. The current password stops working, and all sessions end. Make sure the request really comes from this person.`,
    done: (email) => `A temporary password is on its way to ${email}.`,
  },
  requireNewPassword: {
    label: 'Require a new password',
    title: 'Require a new password?',
    confirmLabel: 'Require',
    explain: (email) =>
      `${email} is signed out everywhere. The next sign-in asks for a verification code, which we email, and a new password. Do this if someone else may know the password.`,
    done: (email) => `${email} has to choose a new password at the next sign-in.`,
  },
  removeSecondFactor: {
    label: 'Remove second factor',
    title: 'Remove the second factor?',
    confirmLabel: 'Remove',
    explain: (email) =>
      `From now on, the password alone signs ${email} in until a second factor is set up again. Do this only for someone who lost their phone and recovery codes and has proved who they are in some way other than email.`,
    done: (email) => `The second factor of ${email} was removed, and the person was told by email.`,
  },
};
