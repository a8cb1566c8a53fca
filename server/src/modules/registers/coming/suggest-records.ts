import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { RecordFacts } from '../record-facts.store.ts';
import { suggestion } from '../registers.texts.ts';
import { registerOf } from '../shipped-registers.ts';

const SERVES = [
  'meetContractualObligations',
  'meetRegulatoryRequirements',
  'proactivelyProtectMyOrganization',
] as const;
/** What one entry takes to bring up to date, and the most that is promised for all of them. */
const MINUTES_EACH = 5;
const MAX_MINUTES = 60;

/**
 * What there is to do about overdue records.
 * @param told what is suggested already; a record of a page that one of these covers is not told a second time
 */
export function suggestRecords(
  { overdue: all, late }: RecordFacts,
  told: readonly Pick<SuggestedAction, 'covers'>[],
  say: Say,
): SuggestedAction[] {
  const covered = new Set(told.flatMap(({ covers = [] }) => covers));
  const untold = late.filter(({ origin }) => origin === null || !covered.has(origin));
  const [oldest] = untold;
  if (oldest === undefined) return [];
  const overdue = all - (late.length - untold.length);
  const register = registerOf(oldest.register, say.language).name;
  return [
    {
      key: 'registers.overdue',
      urgency: 'soon',
      title: say(suggestion.overdue, { count: overdue }),
      reason: say(suggestion.overdueText, { title: oldest.title, register }),
      minutes: Math.min(overdue * MINUTES_EACH, MAX_MINUTES),
      href: overdue === 1 ? `/registers/${oldest.register}/${oldest.entryId}` : '/registers',
      serves: SERVES,
      raises: ['records-kept'],
    },
  ];
}
