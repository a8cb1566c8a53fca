import type { Language } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { sayFor } from '../system/texts/say-for.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-logo.ts';

/** The kinds of emails with their data; each module adds its own beside its renderers. */
// biome-ignore lint/suspicious/noEmptyInterface: modules merge their kinds into it, which a type alias cannot take
export interface MailKinds {}

/** What every email is told besides: the brand, with the numbers and dates of the reader's language, and what says texts in it. */
export type MailTeller = { readonly brand: MailBrand; readonly say: Say };

/** An email's data as it is stored in a job: without who tells it, and with instants as text. */
type Stored<Data> = {
  readonly [Key in keyof Omit<Data, keyof MailTeller>]: Data[Key] extends Date ? string : Data[Key];
};

/** An email to send: its kind, and what that kind tells. */
export type MailRequest = {
  [Kind in keyof MailKinds]: { readonly kind: Kind } & Stored<MailKinds[Kind]>;
}[keyof MailKinds];

/** Renders the emails of a module, by their kinds. */
export type MailRenderers<Kind extends keyof MailKinds> = {
  readonly [Each in Kind]: (data: Stored<MailKinds[Each]> & MailTeller) => Promise<Mail>;
};

/** Renders any email; a kind that nobody renders is an error of the composition. */
export type RenderMail = (brand: MailBrand, request: MailRequest, language?: Language) => Promise<Mail>;

/** Puts the renderers of all modules together. */
export function renderMailWith(renderers: readonly Partial<MailRenderers<keyof MailKinds>>[]): RenderMail {
  // The request was put with its own kind's data, and only this portal can have sealed it.
  const entries = renderers.flatMap((each) => Object.entries(each)) as [string, (data: object) => Promise<Mail>][];
  const byKind = new Map(entries);
  return async (brand, { kind, ...data }, language) => {
    const render = byKind.get(kind);
    if (render === undefined) throw new Error(`Nothing renders the email ${kind}`);
    const say = sayFor(brand, language);
    return render({ ...data, brand: { ...brand, locale: say.locale }, say });
  };
}
