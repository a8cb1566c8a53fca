import { expect, test } from 'vitest';
import { acme } from '../../../emails/testing/acme-brand.ts';
import { instant, LINK } from '../../../emails/testing/mail-samples.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { renderNewFindingsMail } from './new-findings-mail.ts';
import { renderScanFinishedMail } from './scan-finished-mail.ts';

test.each([
  [{ highs: 0, mediums: 0, lows: 0 }, 'no issues', 'We found nothing to fix'],
  [{ highs: 0, mediums: 0, lows: 1 }, '1 issue', 'Your website is in good shape'],
  [{ highs: 0, mediums: 2, lows: 0 }, '2 issues', '2 problems to plan for'],
  [{ highs: 1, mediums: 0, lows: 0 }, '1 issue', 'One problem needs attention now'],
])('a scan with %o is told as it is', async (counts, found, heading) => {
  const mail = await renderScanFinishedMail({
    brand: acme,
    say: sayFor(acme),
    websiteName: 'Shop',
    websiteUrl: 'https://shop.example/',
    completedAt: instant,
    counts,
    reportUrl: LINK,
  });
  expect(mail.subject).toBe(`Scan of Shop finished: ${found}`);
  expect(mail.html).toContain(heading);
});

test.each([
  [1, 'A known finding on Shop got worse', 'One known issue is now more serious than before'],
  [2, '2 known findings on Shop got worse', '2 known issues are now more serious than before'],
])('%i findings that became worse are not called new', async (highs, subject, text) => {
  const mail = await renderNewFindingsMail({
    ...{ brand: acme, say: sayFor(acme), websiteName: 'Shop', completedAt: instant, findingsUrl: LINK },
    ...{ counts: { highs, mediums: 0, lows: 0 }, cameBack: 0, gotWorse: highs },
  });
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(text);
  expect(mail.html).not.toMatch(/new/);
});
