import type { cyberConciergeSummary } from '@portal/contract/dashboard/dashboard.schemas.ts';
import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { ToldWeakness } from '@portal/domain/facts/known-facts.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import { nextActions } from './concierge.texts.ts';
import type { ConciergeFacts } from './concierge-facts.store.ts';

const SERVES = ['proactivelyProtectMyOrganization', 'learnMoreAboutCyberSecurity'] as const;

/** What the concierge amounts to on the dashboard (spec part 1, section 3). */
export function summarizeConcierge(facts: ConciergeFacts): z.output<typeof cyberConciergeSummary> {
  return {
    numberOfWeaknesses: facts.weaknesses,
    criticalAndHigh: facts.urgent,
    numberOfAlerts: facts.unreadAlerts,
    unreadWeaknesses: facts.unreadWeaknesses,
    unreadReplies: facts.unreadReplies,
    openRequests: facts.openRequests,
  };
}

/**
 * What there is to do about what the concierge has written.
 * @param told what the open weaknesses say of facts, which hold again once they are closed
 */
export function suggestConcierge(facts: ConciergeFacts, told: readonly ToldWeakness[], say: Say): SuggestedAction[] {
  return [...suggestWeaknesses(facts, told, say), ...suggestReplies(facts, say), ...suggestAlerts(facts, say)];
}

function suggestWeaknesses(
  { worst, urgent, critical }: ConciergeFacts,
  told: readonly ToldWeakness[],
  say: Say,
): SuggestedAction[] {
  if (worst === null) return [];
  const isOne = urgent === 1;
  const first = { severity: critical > 0 ? 'critical' : 'high', title: worst.title } as const;
  return [
    {
      key: 'concierge.weaknesses',
      urgency: 'now',
      title: isOne ? say(nextActions.fixOne, first) : say(nextActions.fixSeveral, { count: urgent }),
      reason: isOne ? say(nextActions.fixOneReason) : say(nextActions.fixSeveralReason, first),
      minutes: 15,
      href: isOne ? `/concierge/weaknesses/${worst.id}` : '/concierge/weaknesses',
      serves: SERVES,
      doneBy: 'it-provider',
      raises: told.filter(({ leaves }) => leaves === 'no').map(({ fact }) => fact),
      open: { what: worst.title, severity: first.severity },
      danger: critical > 0 ? { kind: 'door', count: critical } : { kind: 'serious', count: urgent },
    },
  ];
}

function suggestReplies({ unreadReplies }: ConciergeFacts, say: Say): SuggestedAction[] {
  if (unreadReplies === 0) return [];
  return [
    {
      key: 'concierge.replies',
      urgency: 'soon',
      title: say(nextActions.readAnswers, { count: unreadReplies }),
      reason: say(nextActions.readAnswersReason),
      minutes: 3,
      href: '/concierge/requests',
      serves: SERVES,
    },
  ];
}

function suggestAlerts({ unreadAlerts }: ConciergeFacts, say: Say): SuggestedAction[] {
  if (unreadAlerts === 0) return [];
  return [
    {
      key: 'concierge.messages',
      urgency: 'later',
      title: say(nextActions.readMessages, { count: unreadAlerts }),
      reason: say(nextActions.readMessagesReason),
      minutes: 2,
      href: '/concierge/messages',
      serves: SERVES,
    },
  ];
}
