import type { cyberConciergeSummary } from '@portal/contract/dashboard/dashboard.schemas.ts';
import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { ToldWeakness } from '@portal/domain/facts/known-facts.ts';
import type { z } from 'zod';
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
export function suggestConcierge(facts: ConciergeFacts, told: readonly ToldWeakness[]): SuggestedAction[] {
  return [...suggestWeaknesses(facts, told), ...suggestReplies(facts), ...suggestAlerts(facts)];
}

function suggestWeaknesses(
  { worst, urgent, critical }: ConciergeFacts,
  told: readonly ToldWeakness[],
): SuggestedAction[] {
  if (worst === null) return [];
  const isOne = urgent === 1;
  const severity = worst.severity.toLowerCase();
  return [
    {
      key: 'concierge.weaknesses',
      urgency: 'now',
      title: isOne ? `Fix a ${severity} weakness: ${worst.title}` : `Fix ${urgent} serious weaknesses`,
      reason: isOne
        ? 'Our experts found it in something you use. The report says what to do; ask us if a step is not clear.'
        : `Our experts found them in things you use. Start with the ${severity} one: ${worst.title}.`,
      minutes: 15,
      href: isOne ? `/concierge/weaknesses/${worst.id}` : '/concierge/weaknesses',
      serves: SERVES,
      doneBy: 'it-provider',
      raises: told.filter(({ leaves }) => leaves === 'no').map(({ fact }) => fact),
      open: { what: worst.title, severity: critical > 0 ? 'critical' : 'high' },
      danger: critical > 0 ? { kind: 'door', count: critical } : { kind: 'serious', count: urgent },
    },
  ];
}

function suggestReplies({ unreadReplies }: ConciergeFacts): SuggestedAction[] {
  if (unreadReplies === 0) return [];
  return [
    {
      key: 'concierge.replies',
      urgency: 'soon',
      title:
        unreadReplies === 1 ? 'Read the answer to your question' : `Read the answers to ${unreadReplies} questions`,
      reason: 'Your cyber concierge has answered.',
      minutes: 3,
      href: '/concierge/requests',
      serves: SERVES,
    },
  ];
}

function suggestAlerts({ unreadAlerts }: ConciergeFacts): SuggestedAction[] {
  if (unreadAlerts === 0) return [];
  return [
    {
      key: 'concierge.messages',
      urgency: 'later',
      title:
        unreadAlerts === 1
          ? 'Read a message from your cyber concierge'
          : `Read ${unreadAlerts} messages from your cyber concierge`,
      reason: 'It is about security at companies like yours.',
      minutes: 2,
      href: '/concierge/messages',
      serves: SERVES,
    },
  ];
}
