import { splitWebsiteAddress, type WebsiteProtocol, websiteUrl } from '@portal/domain/monitoring/website-address.ts';
import { WEBSITE_NAME_TEXTS, websiteNameProblem } from '@portal/domain/monitoring/website-name.ts';
import { websiteNameOf } from '@portal/domain/profile/suggested-website.ts';
import { say } from '../../../portal/texts/say.ts';
import { websiteForm as texts } from './wizard.texts.ts';

/** What the first two steps of the wizard hold. */
export type WebsiteForm = {
  /** Null when an address with a protocol was pasted that cannot be scanned. */
  readonly protocol: WebsiteProtocol | null;
  readonly webAppName: string;
  readonly webAppUrl: string;
  /** Permission was given for exactly this address. */
  readonly urlConfirmed: boolean;
};

export type WebsiteErrors = Partial<Record<'protocol' | 'webAppName' | 'webAppUrl', string>>;

export const NEW_WEBSITE: WebsiteForm = { protocol: 'https://', webAppName: '', webAppUrl: '', urlConfirmed: false };

/** The wizard for a firm's first website: the address that it has told already, which one only has to look at. */
export function firstWebsite(companyUrl: string): WebsiteForm {
  if (companyUrl.trim() === '') return NEW_WEBSITE;
  const form = withAddress(NEW_WEBSITE, companyUrl.trim());
  return { ...form, webAppName: websiteNameOf(companyUrl) };
}

/** An address was typed or pasted; a protocol in it goes to its own field once something follows it. */
export function withAddress(form: WebsiteForm, typed: string): WebsiteForm {
  const { protocol, address } = splitWebsiteAddress(typed);
  if (protocol === null || address === '') return { ...form, webAppUrl: typed, urlConfirmed: false };
  return { ...form, protocol: protocol === 'other' ? null : protocol, webAppUrl: address, urlConfirmed: false };
}

/** What is wrong with the first step; empty when nothing is (spec part 2, section 5). */
export function websiteErrors(form: WebsiteForm, otherNames: readonly string[]): WebsiteErrors {
  const errors: WebsiteErrors = {};
  const nameProblem = websiteNameProblem(form.webAppName, otherNames);
  if (nameProblem) errors.webAppName = say(WEBSITE_NAME_TEXTS[nameProblem]);
  if (form.protocol === null) errors.protocol = say(texts.pleaseSelectAProtocol);
  if (websiteUrl(form.protocol ?? 'https://', form.webAppUrl) === null) errors.webAppUrl = say(texts.pleaseEnterAValid);
  return errors;
}

/** The website's whole URL; null while the form is not valid. */
export function urlOf(form: WebsiteForm): string | null {
  return form.protocol === null ? null : websiteUrl(form.protocol, form.webAppUrl);
}
