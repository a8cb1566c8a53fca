import type { OptInCheck } from '@portal/domain/monitoring/opt-in-checks.ts';

type ExtraCheckTexts = {
  readonly title: string;
  readonly what: string;
  /** What may happen, plainly. */
  readonly mayHappen: readonly string[];
  /** What one agrees to; shown at the box to tick and stored word for word, at most 500 characters. */
  readonly terms: string;
};

/** The two checks in the words of people who look after a small firm's website. */
export const EXTRA_CHECK_TEXTS: Readonly<Record<OptInCheck, ExtraCheckTexts>> = {
  A18: {
    title: 'Try well-known passwords',
    what: 'Where administrators sign in, the scan tries the password that the product is delivered with, such as “admin”. At most three tries are made on the whole website in one scan, some time apart. Where customers sign in, nothing is tried.',
    mayHappen: [
      'An account can be locked for a while if it allows fewer than three tries. The scan stops at the first sign of that.',
      'Whoever watches the sign-ins sees the tries, and may get a mail about them.',
      'If a password works, the scan reports it and uses it for nothing.',
    ],
    terms:
      'I agree that scans try up to three well-known passwords on the administration pages of this website. I know that this can lock an account for a while and that it shows in the logs, and whoever looks after the website knows of it. I may switch it off at any time.',
  },
  A19: {
    title: 'Upload test files',
    what: 'Where visitors can send files, the scan sends a short text and looks where it went. If its place is known, it sends one script there that multiplies two numbers and deletes itself, to see whether the server would run an attacker’s file. Three forms of a website at most; forms that write to people are left alone.',
    mayHappen: [
      'The text file stays on the server, because a form offers no way to take it back. The report names it, so that you can delete it.',
      'A script that the server does not run, or does not let delete itself, stays too. The report gives its exact address.',
      'A list of what visitors sent can show entries of the scan.',
    ],
    terms:
      'I agree that scans upload harmless test files through forms of this website, among them a script that multiplies two numbers and deletes itself. I know that files can stay on the server, that the report names them, and that I then have to delete them. Whoever looks after the website knows of it. I may switch it off at any time.',
  },
};
