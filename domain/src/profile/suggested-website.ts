import { withoutProtocol } from './company-url.ts';

/** What a website is called until somebody gives it a name: its host, without "www.". */
export function websiteNameOf(address: string): string {
  const [host = ''] = withoutProtocol(address).split(/[/?#]/, 1);
  return host.toLowerCase().replace(/^www\./, '');
}

/** The website that a firm most likely has, by the work email of one of its people; empty for addresses that anybody can get. */
export function suggestedWebsite(email: string, isMailProvider: (domain: string) => boolean): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === '' || isMailProvider(domain) ? '' : domain;
}
