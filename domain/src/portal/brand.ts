import type { InsuranceContacts } from '../insurance/insurance-contacts.ts';
import type { OWN_WORDS, OwnWords } from '../texts/own-words.ts';

/** What a provider puts its name on: everything people see of it in pages, mails and PDFs (spec part 1, section 3). */
export type Brand = {
  readonly brandId: string;
  readonly brandNameLong: string;
  readonly brandNameShort: string;
  /** Host name of the portal; a host must end in it to be served. "localhost" is always allowed outside production. */
  readonly webDomain: string;
  /** Domain of the provider's mail addresses. */
  readonly emailDomain: string;
  readonly supportEmail: string;
  /** Address of the help centre, the menu's "Knowledge Base"; null when there isn't one. */
  readonly helpCenter: string | null;
  /** One colour, "#rrggbb", from which all accents derive. */
  readonly accentColour: string;
  /** Address of the logo below the brand's host, or null for the product's own mark. */
  readonly brandLogo: string | null;
  /** IANA time zone in which dates are shown and schedules run. */
  readonly timeZone: string;
  readonly locale: string;
  readonly conciergeEmail: string;
  readonly conciergeSchedulingLink: string | null;
  readonly marketingCollateral: string | null;
  /** Whether anybody may check a domain under this brand, without an account. */
  readonly offersCheck: boolean;
  /** Null while the provider has told nothing of insurance. */
  readonly insurance: InsuranceContacts | null;
  /** Tells whether the provider has words of its own in place of the portal's, and differs after every change of them. */
  readonly wordsVersion: string | null;
  /** These words themselves; only where the brand was read on the server. */
  readonly [OWN_WORDS]?: OwnWords;
};
