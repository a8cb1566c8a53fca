import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { scoreRules as texts } from './score.texts.ts';

const RULES = [
  texts.oneHundredPointsAre,
  texts.yesEarnsAllOf,
  texts.anythingThatNoOne,
  texts.weCompareWhatYou,
  texts.anythingThatDoesNot,
];
const CEILINGS = [
  ['50', texts.attackersHaveOneWay],
  ['60', texts.emailHasNoSecond],
  ['70', texts.aSeriousWeaknessIs],
] as const;

/** The rules of the score in words, the same for every firm. */
export function ScoreRules() {
  return (
    <Card title={say(texts.title)}>
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        {RULES.map((rule) => (
          <li key={say(rule)}>{say(rule)}</li>
        ))}
      </ul>
      <h3 className="mt-5 font-semibold">{say(texts.whatLimitsTheScore)}</h3>
      <p className="mt-1 text-ink-soft">{say(texts.goodHabitsDoNot)}</p>
      <dl className="mt-3 grid gap-2">
        {CEILINGS.map(([limit, reason]) => (
          <div key={limit} className="grid grid-cols-[3rem_1fr] gap-3">
            <dt className="font-semibold tabular-nums">{limit}</dt>
            <dd>{say(reason)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">{say(texts.theOrderOfThe)}</p>
    </Card>
  );
}
