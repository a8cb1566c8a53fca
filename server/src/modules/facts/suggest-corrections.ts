import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import { factOf } from '@portal/domain/facts/facts.ts';
import { judgeFacts } from '@portal/domain/facts/judge-fact.ts';
import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';

/** What a firm stated and is not so by what is seen or told: to be put right before somebody signs it. */
export function suggestCorrections(knowledge: FirmKnowledge, modules: ModuleStatuses): SuggestedAction[] {
  const href =
    modules.insurance === 'ACTIVE' ? '/insurance' : modules.cybermaturity === 'ACTIVE' ? '/cybermaturity/report' : null;
  const [first, ...further] = judgeFacts(knowledge).filter(({ contradicted }) => contradicted !== null);
  if (first === undefined || href === null) return [];
  const count = further.length + 1;
  return [
    {
      key: 'facts.contradictions',
      urgency: 'soon',
      title:
        count === 1
          ? 'One of your answers does not fit what we see'
          : `${count} of your answers do not fit what we see`,
      reason: `${factOf(first.key).question} ${first.text}`,
      minutes: 5 * Math.min(count, 6),
      href,
      serves: ['proactivelyProtectMyOrganization'],
    },
  ];
}
