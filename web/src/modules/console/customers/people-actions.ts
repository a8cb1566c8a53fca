import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { peopleActions as texts } from './customers.texts.ts';

/** What staff can do for a customer's person who cannot get in. */
export type PeopleAction = 'sendTemporaryPassword' | 'requireNewPassword' | 'removeSecondFactor';

type Words = {
  /** Entry in the menu. */
  readonly label: Phrase;
  readonly title: Phrase;
  readonly confirmLabel: Phrase;
  readonly explain: (email: string) => string;
  readonly done: (email: string) => string;
};

/** The words of each, by the call that does it. */
export const PEOPLE_ACTIONS: Readonly<Record<PeopleAction, Words>> = {
  sendTemporaryPassword: {
    label: texts.sendTemporaryPassword,
    title: texts.title,
    confirmLabel: texts.send,
    explain: (email) => say(texts.weEmailEmailA, { email }),
    done: (email) => say(texts.aTemporaryPasswordIs, { email }),
  },
  requireNewPassword: {
    label: texts.requireANewPassword,
    title: texts.requireTitle,
    confirmLabel: texts.require,
    explain: (email) => say(texts.emailIsSignedOut, { email }),
    done: (email) => say(texts.emailHasToChoose, { email }),
  },
  removeSecondFactor: {
    label: texts.removeSecondFactor,
    title: texts.removeTheSecondFactor,
    confirmLabel: texts.remove,
    explain: (email) => say(texts.fromNowOnThe, { email }),
    done: (email) => say(texts.theSecondFactorOf, { email }),
  },
};
