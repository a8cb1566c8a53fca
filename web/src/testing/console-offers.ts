import type { CallOutput } from '../api/calls.ts';
import type { FakeHandlers } from './fake-server.ts';
import { memberProfile } from './samples.ts';
import { signedIn } from './signed-in.ts';

export const channelId = '0198a6f0-0000-7000-8000-0000000000cc';
export const channel = {
  channelId,
  name: 'Harbor Bank',
  brandId: 'default',
  isTrialDisabled: true,
  channelDiscountTitle: 'For clients of the bank',
  channelDiscountDescription: null,
  marketingLogoPrimary: null,
  marketingLogoSecondary: null,
  eligiblePlanIds: ['basic'],
  version: 1,
};
export const link: CallOutput<'listSignUpLinks'>['data']['links'][number] = {
  signUpLinkId: '0198a6f0-0000-7000-8000-0000000000dd',
  email: 'sam@larkbakery.example',
  firstName: 'Sam',
  lastName: 'Ode',
  companyName: 'Lark Bakery',
  subscriptionId: 'spring',
  status: 'pending',
  createdAt: '2026-11-01T20:00:00Z',
  expiresAt: '2026-11-15T20:00:00Z',
  createdBy: 'Alex Moreau',
  lastEvent: { eventType: 'opened', receivedAt: '2026-11-02T20:00:00Z' },
};

export const promotion: CallOutput<'listPromotions'>['data'][number] = {
  promotionId: '0198a6f0-0000-7000-8000-0000000000ee',
  text: 'One month free.',
  linkLabel: 'See the plans',
  linkUrl: '/plan',
  brandId: null,
  brandName: null,
  startsOn: '2026-11-20',
  endsOn: '2026-12-24',
  version: 1,
  state: 'running',
};

export const page = { total: 1, pageSize: 25 };

export const staff = (handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listOfferChoices: () => ({
    success: true,
    data: {
      plans: [
        { planId: 'basic', planName: 'Basic' },
        { planId: 'premium', planName: 'Premium' },
      ],
      brands: [{ brandId: 'default', brandName: 'Cyber Safety' }],
      channels: [channel],
      subscriptionIds: [{ subscriptionId: 'spring', channelName: 'Harbor Bank', planName: 'Basic' }],
    },
  }),
  listChannels: () => ({
    success: true,
    data: { ...page, channels: [{ ...channel, brandName: 'Cyber Safety', subscriptionIds: 2, organisations: 7 }] },
  }),
  listSubscriptionIds: () => ({
    success: true,
    data: {
      ...page,
      subscriptionIds: [
        {
          subscriptionId: 'spring',
          channelName: 'Harbor Bank',
          planName: 'Basic',
          status: 'valid',
          expiresAt: '2026-12-01T08:00:00Z',
          maxUses: 5,
          usedCount: 2,
          createdAt: '2026-11-01T20:00:00Z',
          signUpUrl: 'http://localhost:3000/signup/spring',
        },
      ],
    },
  }),
  listSignUpLinks: () => ({ success: true, data: { ...page, links: [link] } }),
  ...handlers,
});
