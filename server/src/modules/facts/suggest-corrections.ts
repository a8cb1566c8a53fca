import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import { type FactKey, factOf } from '@portal/domain/facts/facts.ts';
import { judgeFacts } from '@portal/domain/facts/judge-fact.ts';
import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { corrections } from './facts.texts.ts';

/**
 * What a firm stated and is not so by what is seen or told: to be put right before somebody signs it.
 * @param toldAlready facts that another suggestion puts right
 */
export function suggestCorrections(
  knowledge: FirmKnowledge,
  modules: ModuleStatuses,
  toldAlready: readonly FactKey[],
  say: Say,
): SuggestedAction[] {
  const href =
    modules.insurance === 'ACTIVE' ? '/insurance' : modules.cybermaturity === 'ACTIVE' ? '/cybermaturity/report' : null;
  const [first, ...further] = judgeFacts(knowledge, say).filter(
    ({ key, contradicted }) => contradicted !== null && !toldAlready.includes(key),
  );
  if (first === undefined || href === null) return [];
  const count = further.length + 1;
  return [
    {
      key: 'facts.contradictions',
      urgency: 'soon',
      title: say(corrections.title, { count }),
      reason: `${say(factOf(first.key).question)} ${first.text}`,
      minutes: 5 * Math.min(count, 6),
      href,
      serves: ['proactivelyProtectMyOrganization'],
    },
  ];
}
