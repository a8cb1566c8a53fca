import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { FirmRow } from '../../profile/public.ts';
import type { PolicyFacts } from '../policies.store.ts';
import { nextActions } from '../policies.texts.ts';
import { recommendedFor } from '../policies-summary.ts';
import { reviewOfActive } from '../policy-view.ts';

const SERVES = [
  'meetContractualObligations',
  'meetRegulatoryRequirements',
  'proactivelyProtectMyOrganization',
] as const;
/** What reading and answering one policy takes. */
const APPROVE_MINUTES = 10;
const REVIEW_MINUTES = 15;

type Situation = {
  readonly firm: FirmRow;
  /** What the firm answered to the questions that policies share. */
  readonly answers: FieldValues;
  /** Null where nobody in particular asks. */
  readonly userId: string | null;
  readonly now: Date;
  readonly timeZone: string;
};

/** What there is to do about the firm's security policies. */
export function suggestPolicies(policies: readonly PolicyFacts[], situation: Situation, say: Say): SuggestedAction[] {
  return [
    ...suggestApprovals(policies, situation, say),
    ...suggestReviews(policies, situation, say),
    ...suggestNext(policies, situation, say),
  ];
}

/** Drafts that somebody asked this person to approve. */
function suggestApprovals(policies: readonly PolicyFacts[], { userId }: Situation, say: Say): SuggestedAction[] {
  return policies
    .filter(({ sentTo }) => userId !== null && sentTo?.userId === userId)
    .map(({ id, name, version }) => ({
      key: `policies.approve:${id}`,
      urgency: 'soon',
      title: say(nextActions.approve, { policy: name }),
      reason: say(nextActions.approveReason),
      minutes: APPROVE_MINUTES,
      href: `/securitypolicy/${id}/${version}`,
      serves: SERVES,
    }));
}

/** How many of the policies that hold are to be looked at again. */
export function countReviewsDue(policies: readonly PolicyFacts[], place: Pick<Situation, 'now' | 'timeZone'>): number {
  return policies.filter((policy) => reviewOfActive(policy, place).isReviewDue).length;
}

function suggestReviews(policies: readonly PolicyFacts[], place: Situation, say: Say): SuggestedAction[] {
  return policies
    .filter((policy) => reviewOfActive(policy, place).isReviewDue)
    .map(({ id, name }) => ({
      key: `policies.review:${id}`,
      urgency: 'soon',
      title: say(nextActions.review, { policy: name }),
      reason: say(nextActions.reviewReason),
      minutes: REVIEW_MINUTES,
      href: `/securitypolicy/${id}`,
      serves: SERVES,
      raises: ['policies-reviewed'],
    }));
}

function suggestNext(policies: readonly PolicyFacts[], { firm, answers }: Situation, say: Say): SuggestedAction[] {
  const active = policies.filter((policy) => policy.active !== null).map(({ id }) => id);
  const open = recommendedFor(firm, answers).filter((id) => !active.includes(id));
  const at = { minutes: APPROVE_MINUTES, href: '/securitypolicy', serves: SERVES };
  const effect = { raises: open.length <= 1 ? (['policies-approved'] as const) : [] };
  if (active.length === 0) {
    const reason = say(nextActions.firstReason);
    return [{ ...at, key: 'policies.first', urgency: 'soon', title: say(nextActions.first), reason }];
  }
  if (open.length === 0) return [];
  const title = say(nextActions.next, { count: open.length });
  const reason = say(nextActions.nextReason);
  return [{ ...at, ...effect, key: 'policies.next', urgency: 'later', title, reason }];
}
