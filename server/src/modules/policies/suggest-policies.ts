import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { FirmRow } from '../profile/public.ts';
import type { PolicyFacts } from './policies.store.ts';
import { recommendedFor } from './policies-summary.ts';
import { reviewOfActive } from './policy-view.ts';

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
  /** Null where nobody in particular asks. */
  readonly userId: string | null;
  readonly now: Date;
  readonly timeZone: string;
};

/** What there is to do about the firm's security policies. */
export function suggestPolicies(policies: readonly PolicyFacts[], situation: Situation): SuggestedAction[] {
  return [
    ...suggestApprovals(policies, situation),
    ...suggestReviews(policies, situation),
    ...suggestNext(policies, situation),
  ];
}

/** Drafts that somebody asked this person to approve. */
function suggestApprovals(policies: readonly PolicyFacts[], { userId }: Situation): SuggestedAction[] {
  return policies
    .filter(({ sentTo }) => userId !== null && sentTo?.userId === userId)
    .map(({ id, name, version }) => ({
      key: `policies.approve:${id}`,
      urgency: 'soon',
      title: `Read and approve ${name}`,
      reason: 'A colleague has finished the draft and is waiting for your decision.',
      minutes: APPROVE_MINUTES,
      href: `/securitypolicy/${id}/${version}`,
      serves: SERVES,
    }));
}

/** How many of the policies that hold are to be looked at again. */
export function countReviewsDue(policies: readonly PolicyFacts[], place: Pick<Situation, 'now' | 'timeZone'>): number {
  return policies.filter((policy) => reviewOfActive(policy, place).isReviewDue).length;
}

function suggestReviews(policies: readonly PolicyFacts[], place: Situation): SuggestedAction[] {
  return policies
    .filter((policy) => reviewOfActive(policy, place).isReviewDue)
    .map(({ id, name }) => ({
      key: `policies.review:${id}`,
      urgency: 'soon',
      title: `Review ${name}`,
      reason: 'The review date you set has come. If it is still right, approve it again.',
      minutes: REVIEW_MINUTES,
      href: `/securitypolicy/${id}`,
      serves: SERVES,
      raises: ['policies-reviewed'],
    }));
}

function suggestNext(policies: readonly PolicyFacts[], { firm }: Situation): SuggestedAction[] {
  const active = policies.filter((policy) => policy.active !== null).map(({ id }) => id);
  const open = recommendedFor(firm).filter((id) => !active.includes(id));
  const at = { minutes: APPROVE_MINUTES, href: '/securitypolicy', serves: SERVES };
  const effect = { raises: open.length <= 1 ? (['policies-approved'] as const) : [] };
  if (active.length === 0) {
    const reason =
      'They are written for companies like yours. Answer a few questions, read it through, and approve it.';
    return [{ ...at, key: 'policies.first', urgency: 'soon', title: 'Approve your first policy', reason }];
  }
  if (open.length === 0) return [];
  const title = open.length === 1 ? 'Approve the last policy for your company' : `Approve ${open.length} more policies`;
  const reason = 'These are the ones that companies like yours are asked for first.';
  return [{ ...at, ...effect, key: 'policies.next', urgency: 'later', title, reason }];
}
