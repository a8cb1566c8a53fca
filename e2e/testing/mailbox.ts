import { expect, type Page } from '@playwright/test';

/** Waits for the newest mail to an address with a subject, and gives the address behind its button. */
export async function linkFromMail(
  page: Page,
  portal: { readonly url: string },
  to: string,
  subject: RegExp,
  link: RegExp,
): Promise<string> {
  // The mailbox is for whoever sits at this machine, and people of the tests come from addresses elsewhere.
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await (await page.request.get(`${portal.url}/dev/mailbox`, { headers })).text();
        const row = list.split('<tr>').find((part) => part.includes(to) && subject.test(part));
        const path = /href="(\/dev\/mailbox\/[0-9a-f]+)"/.exec(row ?? '')?.[1];
        if (path === undefined) return false;
        const mail = await (await page.request.get(`${portal.url}${path}`, { headers })).text();
        found = link.exec(mail)?.[0]?.replaceAll('&amp;', '&');
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return found ?? '';
}
