import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { nextActions } from '../accounts.texts.ts';
import type { PeopleFacts } from '../people-facts.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** An invitation that waits longer than this has probably been overlooked. */
const OVERLOOKED_DAYS = 3;

/** What there is to do about who signs in, and how. */
export function suggestSafeSignIn(facts: PeopleFacts, now: Date, say: Say): SuggestedAction[] {
  return [...suggestSecondFactor(facts, say), ...suggestPeople(facts, now, say)];
}

function suggestSecondFactor(facts: PeopleFacts, say: Say): SuggestedAction[] {
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
        title: say(nextActions.secondStep),
        reason: say(nextActions.secondStepReason),
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
      title: say(nextActions.askEveryone),
      reason:
        others === 0 ? say(nextActions.allHaveOne) : say(nextActions.someWithout, { count: others, all: facts.people }),
      minutes: 1,
      href: '/settings/admins',
      fromPeople: 11,
    },
  ];
}

function suggestPeople({ people, oldestInvite }: PeopleFacts, now: Date, say: Say): SuggestedAction[] {
  if (oldestInvite !== null) {
    const days = Math.floor((now.getTime() - new Date(oldestInvite.sentAt).getTime()) / DAY_MS);
    if (days < OVERLOOKED_DAYS) return [];
    return [
      {
        key: 'accounts.invite-waits',
        urgency: 'soon',
        title: say(nextActions.remind, { email: oldestInvite.email }),
        reason: say(nextActions.remindReason, { days }),
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
      title: say(nextActions.invite),
      reason: say(nextActions.inviteReason),
      minutes: 1,
      href: '/settings/admins',
      serves: ['learnMoreAboutCyberSecurity'],
      fromPeople: 11,
    },
  ];
}
