import { SIGN_IN_FAILURES, SIGN_IN_WAYS } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import { z } from 'zod';
import { line } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { websiteUrl } from './monitoring.schemas.ts';

export const scanAccount = z.enum(['main', 'lesser']);

const secret = line(8_000).min(1, faults.required.text);
const fieldName = line(200).min(1, faults.required.text);
const totpSecret = line(300)
  .regex(/^[A-Za-z2-7\s=-]*$/, faults.wrong.text)
  .optional();

/** Scheme and host, at most with a port: an origin. */
const origin = line(300).regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?\/?$/i, faults.url.text);
/** Where else a sign-in happens than on the website. */
export const signInHosts = z.array(origin).max(3);

const account = {
  user: line(300).min(1, faults.required.text),
  password: secret,
  totpSecret,
  hosts: signInHosts.optional(),
};

/** One request of a recorded sign-in; `{user}`, `{password}` and `{code}` stand for what is secret. */
export const recordedStep = z.object({
  method: z.enum(['GET', 'POST']),
  url: websiteUrl,
  encoding: z.enum(['urlencoded', 'json']).optional(),
  fields: z
    .array(z.object({ name: line(200), value: line(2_000) }))
    .max(20)
    .optional(),
});

/** How scans are to sign in, as the website's owner enters it. */
export const signInWay = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('header'),
    name: line(100).regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, faults.wrong.text),
    value: secret,
  }),
  z.object({ kind: z.literal('bearer'), token: secret }),
  z.object({ kind: z.literal('cookie'), cookies: secret.regex(/[^\s=;]=/, faults.wrong.text) }),
  z.object({
    kind: z.literal('form'),
    page: websiteUrl,
    /** Origin that what is entered goes to, where it is not that of the page. */
    formAt: origin.optional(),
    userField: fieldName,
    passwordField: fieldName,
    codeField: line(200).optional(),
    ...account,
  }),
  z.object({ kind: z.literal('steps'), steps: z.array(recordedStep).min(1).max(10), ...account }),
]);

/** By what it is seen that somebody is signed in: a text on a page, or, without a text, the page itself. */
export const signInSign = z.object({ url: websiteUrl, text: line(200) });

const happened = z.object({ by: z.string(), at: z.string() });

/** What the portal shows of a stored sign-in: never what is secret. */
export const scanSignIn = z.object({
  /** Whether the scanner of this portal can sign in. */
  isAvailable: z.boolean(),
  isProved: z.boolean(),
  /** Null while scans do not sign in. */
  switchedOn: happened.nullable(),
  accounts: z.array(
    z.object({
      account: scanAccount,
      way: z.enum(SIGN_IN_WAYS),
      /** The user, or the name of the header. */
      shownName: z.string(),
      page: z.string().nullable(),
      /** Origins beside the website's at which it signs in. */
      hosts: z.array(z.string()),
      sign: z.object({ url: z.string(), text: z.string() }),
      saved: happened,
      /** Null until it was tried as it is stored. */
      tried: z
        .object({
          at: z.string(),
          failure: z.enum(SIGN_IN_FAILURES).nullable(),
          /** An origin that the sign-in leads to and that was not named. */
          host: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  /** Hosts of the organisation's websites that are proved: these may be named without further words. */
  provedHosts: z.array(z.string()),
});

/** What a sign-in page holds, or leads to: its fields as they are called, and which of them seem to be which. */
const foundSignInForm = z.object({
  /** Origin that what is entered goes to. */
  at: z.string(),
  fields: z.array(z.object({ name: z.string(), type: z.string() })),
  userField: z.string().nullable(),
  passwordField: z.string().nullable(),
  codeField: z.string().nullable(),
  /** Asks for a riddle that only people are to solve. */
  hasRiddle: z.boolean(),
});

/** What looking for a sign-in form brought. */
export const signInFormSearch = z.object({
  form: foundSignInForm.nullable(),
  /** Origin that the page leads to and that was not named. */
  leadsTo: z.string().nullable(),
});
