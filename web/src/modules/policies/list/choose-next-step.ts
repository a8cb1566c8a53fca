import { say } from '../../../portal/texts/say.ts';
import { policyPath } from '../policy-path.ts';
import type { PolicyList } from '../policy-types.ts';
import { chooseNextStep as texts } from './list.texts.ts';

type Step = { readonly title: string; readonly text: string; readonly href?: string; readonly action?: string };

/** A question takes about this many minutes to think about. */
const MINUTES_A_QUESTION = 0.5;

/** The one thing to do next: what waits for the reader, then what was begun, then what is due, then the next recommended policy. */
export function nextStep({ data, outOfBoxPolicyList }: PolicyList, userId: string): Step {
  const drafts = data.filter(({ status }) => status === 'Draft');
  const asked = drafts.find(({ draftMode, sentTo }) => draftMode === 'sent' && sentTo?.userId === userId);
  if (asked) {
    return {
      title: say(texts.waiting, { name: asked.name }),
      text: say(texts.waitingHint),
      href: policyPath(asked.id),
      action: say(texts.readIt),
    };
  }
  const draft = drafts.find(({ draftMode }) => draftMode !== 'sent');
  if (draft) {
    return {
      title: say(texts.finish, { name: draft.name }),
      text: say(texts.finishHint),
      href: policyPath(draft.id),
      action: say(texts.continue),
    };
  }
  const due = data.find(({ isReviewDue }) => isReviewDue);
  if (due) {
    return {
      title: say(texts.review, { name: due.name }),
      text: say(texts.reviewHint),
      href: policyPath(due.id),
      action: say(texts.reviewIt),
    };
  }
  const [next] = outOfBoxPolicyList
    .filter(({ recommended, taken }) => recommended && !taken)
    .toSorted((one, other) => one.order - other.order);
  if (next) {
    const minutes = Math.round(next.readingMinutes + next.fields * MINUTES_A_QUESTION);
    return {
      title: data.length === 0 ? say(texts.beginWith, { name: next.name }) : say(texts.next, { name: next.name }),
      text: say(texts.nextHint, { purpose: next.purpose, minutes, questions: next.fields }),
      href: policyPath(next.id),
      action: data.length === 0 ? say(texts.begin) : say(texts.openIt),
    };
  }
  return {
    title: say(texts.allDone),
    text: say(texts.allDoneHint),
  };
}
