import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type { Marketplace, Offer } from '../marketplace-types.ts';

/** An offer, as a provider would write it. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    offerId: 'harbor-offsite',
    partner: 'harbor-backup',
    category: 'data',
    title: 'Backups outside the building',
    whatItIs: 'A copy of your files every night, encrypted before it leaves your office, kept for 90 days.',
    forWhom: 'Companies with a server or shared folders.',
    savingsText: '20% off the first year',
    savingsPercent: 20,
    validFrom: null,
    validUntil: '2100-12-31',
    howToRedeem: ['Order on the page of Harbor Backup.', 'Enter the code before you pay.'],
    terms: 'For new customers.',
    link: 'https://harbor.example/offer',
    isCommission: true,
    isFeatured: true,
    helpsWith: { elements: [], checks: [] },
    codes: 'available',
    redeemed: null,
    interestedAt: null,
    source: null,
    ...changes,
  };
}

/** An offer of a kind that comes along: nobody's code, and with its source. */
export const STANDING_OFFER = anOffer({
  offerId: 'quad9-resolver',
  partner: 'quad9',
  category: 'web',
  title: 'Block dangerous websites',
  whatItIs: 'Answers where websites are, and leaves out those that are known for fraud.',
  savingsText: 'Free',
  savingsPercent: null,
  validUntil: null,
  isCommission: false,
  isFeatured: true,
  codes: 'none',
  source: { link: 'https://quad9.net', describedOn: '2026-11-22', isOld: false },
});

export const MARKET: Marketplace = {
  page: { heading: 'Marketplace', introduction: 'Security that costs little or nothing.', savingsText: 'up to 66%' },
  categories: [
    { id: 'web', name: 'Web, email and browsing', description: 'Protects your website.' },
    { id: 'data', name: 'Files and messages', description: 'Keeps what is confidential.' },
    { id: 'learning', name: 'Plans and practice', description: 'Guides and exercises.' },
  ],
  partners: [
    {
      partner: 'harbor-backup',
      name: 'Harbor Backup',
      summary: 'Backups for small firms.',
      about: 'Harbor Backup keeps copies in two buildings.',
      website: 'https://harbor.example',
    },
    {
      partner: 'quad9',
      name: 'Quad9',
      summary: 'Answers where websites are.',
      about: 'A foundation.',
      website: 'https://quad9.net',
    },
  ],
  offers: [anOffer(), STANDING_OFFER],
  earlierCodes: [],
};

/** A member whose plan has the marketplace. */
export function fakeMarketplace(market: Marketplace = MARKET, handlers: FakeHandlers = {}): FakeHandlers {
  const { modules } = trialSubscription();
  return {
    ...signedIn({ subscription: { modules: { ...modules, marketplace: 'ACTIVE' } } }),
    getMarketplace: () => ({ success: true, data: market }),
    ...handlers,
  };
}
