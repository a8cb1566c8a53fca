import { randomUUID } from 'node:crypto';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { insertCodes } from '../console/codes.store.ts';
import { insertOffer, type OfferFields, setPublished } from '../console/own-offers.store.ts';
import { insertPartner } from '../console/partners.store.ts';
import { listPartnerRows } from '../offers.store.ts';

const PARTNER = {
  name: 'Example: Lighthouse Backup',
  summary: 'An example of your own partner. There is no such company.',
  about:
    'This partner belongs to the demonstration and does not exist. It shows what your own partners look like to customers; change it, or delete its offers and then the partner, on the marketplace page of the console.',
  website: 'https://lighthouse-backup.example',
};
const OFFERS: readonly (Omit<OfferFields, 'partnerId'> & { readonly codes: readonly string[] })[] = [
  {
    category: 'data',
    title: 'Example: a copy of your files outside the building',
    whatItIs:
      'An example of an offer that customers take with a code. A copy of your files every night, encrypted on the way.',
    forWhom: 'Companies with a server or shared folders.',
    savingsText: '30% off the first year',
    savingsPercent: 30,
    validFrom: null,
    validUntil: null,
    howToRedeem: [
      'Take a code here.',
      'Enter it where you order. Because this is an example, it does not work anywhere.',
    ],
    terms: 'An example: nothing is sold under this offer.',
    link: 'https://lighthouse-backup.example/offer',
    isCommission: true,
    isFeatured: false,
    codes: ['EXAMPLE-7F3K', 'EXAMPLE-8M2P', 'EXAMPLE-9Q4T'],
  },
  {
    category: 'data',
    title: 'Example: someone tests restoring your backup with you',
    whatItIs: 'An example of an offer without codes: customers show interest, and you get an email.',
    forWhom: 'Companies that have never tested their backup.',
    savingsText: 'The first hour is free',
    savingsPercent: null,
    validFrom: null,
    validUntil: null,
    howToRedeem: ['Show interest here.', 'Because this is an example, nobody gets in touch.'],
    terms: 'An example: nothing is sold under this offer.',
    link: 'https://lighthouse-backup.example/restore',
    isCommission: false,
    isFeatured: false,
    codes: [],
  },
];

/** Gives a provider without partners of its own one with two offers, marked as examples wherever they are seen. */
export async function fillDemo(tx: SystemTransaction, { now, isSandbox }: DemoFirm): Promise<void> {
  // Partners are the provider's, for all its customers.
  if (isSandbox) return;
  if ((await listPartnerRows(tx)).length > 0) return;
  const partnerId = randomUUID();
  await insertPartner(tx, { ...PARTNER, partnerId, slug: 'example-lighthouse-backup', at: now });
  for (const { codes, ...fields } of OFFERS) {
    const offerId = randomUUID();
    await insertOffer(tx, offerId, { ...fields, partnerId }, now);
    if (codes.length > 0) await insertCodes(tx, offerId, codes);
    await setPublished(tx, offerId, 1, now);
  }
}
