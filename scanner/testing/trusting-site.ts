import { html } from './answers.ts';
import { log } from './directory-client.ts';
import { htmlPage, links, type Program, type SitePages } from './site-page.ts';

/** Opens an address as a program does that trusts its visitors. Only this machine is ever asked. */
export async function openAddress(address: string): Promise<void> {
  if (/^http:\/\/127\.0\.0\.1:\d+\/\w+$/.test(address)) await fetch(address);
}

const preview =
  (get: (url: URL) => string): Program =>
  async (url) => {
    await openAddress(get(url));
    return html('<p>A preview.</p>');
  };

export const CONTACT_FORM =
  '<form method="post" action="/contact"><input name="who"><input name="email"><textarea name="message"></textarea></form>';
export const FEED_FORM =
  '<form method="post" action="/feed"><textarea name="xml">&lt;a&gt;b&lt;/a&gt;</textarea></form>';

/** A site that shows nothing of what it does: it opens addresses, and carries out lookups in its log. */
export const TRUSTING_SITE: SitePages = {
  '/contact': async (_, __, { fields }) => {
    await log(fields.get('message') ?? '');
    return html(CONTACT_FORM);
  },
  '/': {
    body: htmlPage(
      'Start',
      links(['/preview?url=a', '/picture?name=cat.png', '/search?words=shoes', '/feed', '/contact']),
    ),
  },
  '/preview': preview((url) => url.searchParams.get('url') ?? ''),
  '/picture': preview((url) => `http://${url.searchParams.get('name')}`),
  '/search': async (url, headers) => {
    await log(`${url.searchParams.get('words')} ${headers['x-api-version'] ?? ''}`);
    return html('<p>Nothing found.</p>');
  },
  '/feed': async (_, __, { fields }) => {
    const [, address = ''] = /<!ENTITY % \w+ SYSTEM "([^"]+)">/.exec(fields.get('xml') ?? '') ?? [];
    await openAddress(address);
    return html(FEED_FORM);
  },
};
