import { policyPath } from '../policy-path.ts';
import type { PolicyList } from '../policy-types.ts';

type Step = { readonly title: string; readonly text: string; readonly href?: string; readonly action?: string };

/** A question takes about this many minutes to think about. */
const MINUTES_A_QUESTION = 0.5;

/** The one thing to do next: what waits for the reader, then what was begun, then what is due, then the next recommended policy. */
export function nextStep({ data, outOfBoxPolicyList }: PolicyList, userId: string): Step {
  const drafts = data.filter(({ status }) => status === 'Draft');
  const asked = drafts.find(({ draftMode, sentTo }) => draftMode === 'sent' && sentTo?.userId === userId);
  if (asked) {
    return {
      title: `“${asked.name}” is waiting for your approval`,
      text: 'A colleague finished it and asks you to read and approve it.',
      href: policyPath(asked.id),
      action: 'Read it',
    };
  }
  const draft = drafts.find(({ draftMode }) => draftMode !== 'sent');
  if (draft) {
    return {
      title: `Finish “${draft.name}”`,
      text: 'It is a draft. It takes effect when you approve it.',
      href: policyPath(draft.id),
      action: 'Continue',
    };
  }
  const due = data.find(({ isReviewDue }) => isReviewDue);
  if (due) {
    return {
      title: `Review “${due.name}”`,
      text: 'Its review is due. Read it again and correct anything that is no longer true.',
      href: policyPath(due.id),
      action: 'Review it',
    };
  }
  const [next] = outOfBoxPolicyList
    .filter(({ recommended, taken }) => recommended && !taken)
    .toSorted((one, other) => one.order - other.order);
  if (next) {
    const minutes = Math.round(next.readingMinutes + next.fields * MINUTES_A_QUESTION);
    return {
      title: data.length === 0 ? `Begin with “${next.name}”` : `Next: “${next.name}”`,
      text: `${next.purpose} About ${minutes} minutes: read it, answer ${next.fields} questions, approve it.`,
      href: policyPath(next.id),
      action: data.length === 0 ? 'Begin' : 'Open it',
    };
  }
  return {
    title: 'Your recommended policies are in place',
    text: 'We remind you when one is due for review. More policies are below.',
  };
}
