import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import { planRaises } from '@portal/domain/ratings/plan-raises.ts';
import { RATING_MODEL } from '@portal/domain/ratings/rate-surface.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { companyAddress } from '../company-address.ts';
import { toRatingInput } from '../rate-stored.ts';
import { readRatingTexts } from '../rating-texts.ts';
import { nextActions } from '../ratings.texts.ts';
import type { RatingFacts } from './rating-facts.store.ts';

const SERVES = ['proactivelyProtectMyOrganization', 'meetContractualObligations'] as const;
/** From here on a single thing is worth this week's attention. */
const MANY_POINTS = 30;
/** Below this nobody sees a difference. */
const FEWEST_POINTS = 5;
const HOUR = 60;

/** What there is to do about how the firm looks from outside: to look, and then the one thing that raises the rating most. */
export function suggestRatings(facts: RatingFacts, now: Date, say: Say): SuggestedAction[] {
  const address = companyAddress(facts.companyUrl);
  if (address === null) return [];
  if (facts.latest === null || facts.domain !== address.domain) {
    return [
      {
        key: 'ratings.first-look',
        urgency: 'later',
        title: say(nextActions.firstLook),
        reason: say(nextActions.firstLookReason),
        minutes: 2,
        href: '/attacksurface',
        serves: SERVES,
      },
    ];
  }
  const { latest, findings, incidents } = facts;
  if (latest.rating === null || latest.model !== RATING_MODEL) return [];
  const stored = { outcomes: latest.outcomes, findings, incidents, shownBefore: null };
  const raises = planRaises(toRatingInput(stored, now));
  const [first] = raises;
  const points = Math.round(first?.points ?? 0);
  const text = first === undefined ? undefined : readRatingTexts(say.language).kinds[first.kind];
  if (first === undefined || text === undefined) return [];
  if (first.isDoor)
    return [
      {
        key: `ratings.door:${first.kind}`,
        urgency: 'now',
        title: say(nextActions.closeDoor, { asset: first.assets[0] ?? address.domain }),
        reason: say(nextActions.closeDoorReason, { finding: text.title, points }),
        minutes: minutesOf(first.kind),
        href: `/attacksurface/details#${first.vector}`,
        serves: SERVES,
        doneBy: 'it-provider',
        open: { what: text.title, severity: 'critical' },
        danger: { kind: 'door', count: raises.filter(({ isDoor }) => isDoor).length },
      },
    ];
  if (points < FEWEST_POINTS) return [];
  const isMuch = points >= MANY_POINTS;
  return [
    {
      key: `ratings.raise:${first.kind}`,
      urgency: isMuch ? 'soon' : 'later',
      title: say(nextActions.raise, { points }),
      reason: `${text.title}.`,
      minutes: minutesOf(first.kind),
      href: `/attacksurface/details#${first.vector}`,
      serves: SERVES,
      doneBy: 'it-provider',
      open: { what: text.title, severity: isMuch ? 'medium' : 'low' },
    },
  ];
}

/** The first figure of what the English says of the effort; an hour where it has none. */
function minutesOf(kind: string): number {
  const effort = readRatingTexts('en').kinds[kind]?.effort ?? '';
  const [, figure, unit] = /(\d+)(?: to \d+)? (minute|hour|day)/.exec(effort) ?? [];
  if (figure === undefined) return HOUR;
  return Number(figure) * (unit === 'minute' ? 1 : unit === 'hour' ? HOUR : 8 * HOUR);
}
