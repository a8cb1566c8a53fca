import { expect, test } from 'vitest';
import { brand } from '../../../documents/testing/scan-report-samples.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { renderMarketplaceInterestMail } from './marketplace-interest-mail.ts';

test('names offer, organization and person, whose names are words and no link, markup or header', async () => {
  const mail = await renderMarketplaceInterestMail({
    brand,
    say: sayFor(brand),
    organisationName: '<b>Claim</b> at evil.example\r\nBcc: eve@evil.example',
    personName: 'Dana Reyes',
    personEmail: 'dana@larkbakery.example',
    offerTitle: 'Backups outside the building',
    partnerName: 'Harbor Backup',
    url: 'https://portal.acme.example/console/marketplace-interest',
  });
  expect(mail.subject).toContain('“Backups outside the building”');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<b>Claim');
  expect(mail.text).not.toContain('evil.example');
  for (const words of ['Harbor Backup', 'Dana Reyes', 'dana@larkbakery.example']) expect(mail.text).toContain(words);
});
