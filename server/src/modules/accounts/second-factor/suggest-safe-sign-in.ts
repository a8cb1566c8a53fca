import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { PeopleFacts } from '../people-facts.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** An invitation that waits longer than this has probably been overlooked. */
const OVERLOOKED_DAYS = 3;

/** What there is to do about who signs in, and how. */
export function suggestSafeSignIn(facts: PeopleFacts, now: Date): SuggestedAction[] {
  return [...suggestSecondFactor(facts), ...suggestPeople(facts, now)];
}

function suggestSecondFactor(facts: PeopleFacts): SuggestedAction[] {
  const goals = {
    serves: ['proactivelyProtectMyOrganization', 'meetRegulatoryRequirements', 'meetContractualObligations'],
    mattersTo: ['finance', 'healthcare'],
  } as const;
  if (!facts.hasSecondFactor) {
    return [
      {
        ...goals,
        key: 'accounts.second-factor',
        urgency: 'soon',
        title: 'Add a second step to your sign-in',
        reason: 'Then a stolen password alone opens nothing. You need your phone once to set it up.',
        minutes: 3,
        href: '/settings/you',
        raises: facts.people - facts.withSecondFactor === 1 ? ['second-factor-portal'] : [],
      },
    ];
  }
  if (facts.isSecondFactorRequired || facts.people < 2) return [];
  const others = facts.people - facts.withSecondFactor;
  return [
    {
      ...goals,
      key: 'accounts.second-factor-for-all',
      urgency: 'later',
      title: 'Ask everyone for a second step',
      reason:
        others === 0
          ? 'All of you already have one. This keeps it that way for anyone who joins.'
          : `${others} of ${facts.people} people can still sign in with a password alone.`,
      minutes: 1,
      href: '/settings/admins',
      fromPeople: 11,
    },
  ];
}

function suggestPeople({ people, oldestInvite }: PeopleFacts, now: Date): SuggestedAction[] {
  if (oldestInvite !== null) {
    const days = Math.floor((now.getTime() - new Date(oldestInvite.sentAt).getTime()) / DAY_MS);
    if (days < OVERLOOKED_DAYS) return [];
    return [
      {
        key: 'accounts.invite-waits',
        urgency: 'soon',
        title: `Remind ${oldestInvite.email} to join`,
        reason: `The invitation has been waiting for ${days} days. Check with them, or send it again.`,
        minutes: 1,
        href: '/settings/admins',
        serves: [],
      },
    ];
  }
  if (people > 1) return [];
  return [
    {
      key: 'accounts.second-person',
      urgency: 'later',
      title: 'Invite a second person',
      reason: 'Then someone else can act while you are away, and your company is never locked out.',
      minutes: 1,
      href: '/settings/admins',
      serves: ['learnMoreAboutCyberSecurity'],
      fromPeople: 11,
    },
  ];
}
