import { SIGN_IN_FAILURES } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import { z } from 'zod';

const secret = z.string().min(1).max(8_000);
const address = z.url({ protocol: /^https?$/ }).max(2_000);
const name = z.string().min(1).max(200);

const sentField = z.object({ name: z.string().max(200), value: z.string().max(8_000) });

/** One request of a recorded sign-in; `{password}`, `{user}` and `{code}` in values stand for the secrets. */
export const signInStepSchema = z.object({
  method: z.enum(['GET', 'POST']),
  url: address,
  encoding: z.enum(['urlencoded', 'json']).exactOptional(),
  fields: z.array(sentField).max(60).exactOptional(),
});
export type SignInStep = z.infer<typeof signInStepSchema>;

const account = {
  user: z.string().max(300),
  password: secret,
  /** Secret of an authenticator app in base32, for accounts with a second factor. */
  totpSecret: z.string().max(300).exactOptional(),
  /** Origins beside the website's at which this sign-in happens, as its owner named them. */
  hosts: z.array(address).max(3).exactOptional(),
};

export const formWaySchema = z.object({
  kind: z.literal('form'),
  page: address,
  /** Origin that what is entered goes to, as it was found; that of the page where it is left out. */
  formAt: address.exactOptional(),
  userField: name,
  passwordField: name,
  /** Field for a code of an authenticator app, on the same page or on the one that follows. */
  codeField: name.exactOptional(),
  ...account,
});

const waySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('header'), name, value: secret }),
  z.object({ kind: z.literal('bearer'), token: secret }),
  z.object({ kind: z.literal('cookie'), cookies: secret }),
  formWaySchema,
  z.object({ kind: z.literal('steps'), steps: z.array(signInStepSchema).min(1).max(20), ...account }),
]);
export type SignInWaySettings = z.infer<typeof waySchema>;

/** How to sign in, and by what it is seen that one is. */
export const accessSchema = z.object({
  way: waySchema,
  sign: z.object({
    /** Page that is looked at. */
    url: address,
    /** Text that is there only when signed in; null where the page itself is. */
    text: z.string().min(1).max(200).nullable(),
  }),
});
export type Access = z.infer<typeof accessSchema>;

/** The accounts of a scan; `left` says why they are not used although they are stored. */
export const signInsSchema = z.object({
  main: accessSchema.exactOptional(),
  /** An account with fewer rights. */
  lesser: accessSchema.exactOptional(),
  left: z.enum(SIGN_IN_FAILURES).exactOptional(),
});
export type SignIns = z.infer<typeof signInsSchema>;

/** The website's own origin: the session is for it alone. */
export const originOf = ({ sign }: Access): string => new URL(sign.url).origin;
