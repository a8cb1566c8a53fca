import { z } from 'zod';
import { pathTemplate } from '../findings/fingerprint.ts';

/** What a form is for, by its shape. */
export const FORM_PURPOSES = [
  'search',
  'login',
  'registration',
  'contact',
  'newsletter',
  'payment',
  'captcha',
  /** Leaves words for other visitors: a guest book, a comment. */
  'entry',
  'other',
] as const;
export type FormPurpose = (typeof FORM_PURPOSES)[number];

/** A form as the scan sends it: filled with harmless values. */
export const sentFormSchema = z.object({
  /** The page that holds it, where its tokens are fetched anew. */
  page: z.string(),
  action: z.string(),
  encoding: z.enum(['urlencoded', 'multipart']),
  purpose: z.enum(FORM_PURPOSES),
  /** Stands on the start page and posts to whatever page it stands on, as a header's does: one form for the whole site. */
  isEverywhere: z.literal(true).exactOptional(),
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      /** Empty for tokens. */
      value: z.string(),
      /** Made by the site for one submission. */
      isToken: z.boolean(),
    }),
  ),
});

export type SentForm = z.infer<typeof sentFormSchema>;

/** Entries of a guest book are there for everybody to read until somebody takes them away. */
const FEW_ENTRIES = 3;
/** How often forms that write to somebody, or cost something, are sent during a whole scan. */
const FEW = 2;
/** Each submission may leave an account behind. */
const FEW_ACCOUNTS = 10;
const MOST = 40;

/** How often such a form may be sent during a whole scan. */
export const MAX_POSTS: Readonly<Record<FormPurpose, number>> = {
  search: MOST,
  login: MOST,
  registration: FEW_ACCOUNTS,
  contact: FEW,
  newsletter: FEW,
  payment: FEW,
  captcha: FEW,
  entry: FEW_ENTRIES,
  other: MOST,
};

/** Whether only a sample is sent of a form, in all of its fields at once. */
export const isSpared = ({ purpose }: SentForm): boolean => MAX_POSTS[purpose] <= FEW_ENTRIES;

/** Whether what is sent may stay at the website: searches and sign-ins keep nothing. */
export const mayKeep = ({ purpose }: SentForm): boolean => purpose !== 'search' && purpose !== 'login';

/**
 * The same form on several pages, or for several things, is one form: where it goes, and which fields it has. A word as the value
 * of a parameter is part of where it goes ("?option=contact"), a number is not ("?id=17").
 */
export function formKey({ action, fields, isEverywhere }: FormTarget): string {
  const url = new URL(action);
  const names = [...new Set(fields.map(({ name }) => name))].sort().join('&');
  if (isEverywhere === true) return `POST * ${names}`;
  const query = [...new Map(url.searchParams)].map(([name, value]) =>
    PROGRAM.test(value) ? `${name}=${value}` : name,
  );
  return `POST ${pathTemplate(url.pathname)}?${query.sort().join('&')} ${names}`;
}

/** The name of a program, or of a part of one. */
const PROGRAM = /^[a-z][a-z_./-]{0,40}$/i;

type FormTarget = {
  readonly action: string;
  readonly fields: readonly { readonly name: string }[];
  readonly isEverywhere?: true;
};
