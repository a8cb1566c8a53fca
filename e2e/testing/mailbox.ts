import { expect, type Page } from '@playwright/test';

/** The list of mails, as the page shows it. The mailbox answers nobody whose call was forwarded, as the calls of the page are. */
export const readMailbox = async (portal: { readonly url: string }): Promise<string> =>
  (await fetch(`${portal.url}/dev/mailbox`)).text();

/**
 * Waits for the newest mail to an address with a subject, and gives the address behind its button.
 */
export async function linkFromMail(
  _page: Page,
  portal: { readonly url: string },
  to: string,
  subject: RegExp,
  link: RegExp,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const list = await readMailbox(portal);
      const row = list.split('<tr>').find((part) => part.includes(to) && subject.test(part));
      const path = /href="(\/dev\/mailbox\/[0-9a-f]+)"/.exec(row ?? '')?.[1];
      if (path === undefined) return false;
      const mail = await (await fetch(`${portal.url}${path}`)).text();
      found = link.exec(mail)?.[0]?.replaceAll('&amp;', '&');
      return found !== undefined;
    })
    .toBe(true);
  return found ?? '';
}
