import { Card } from '../../../ui/card.tsx';

const RULES = [
  'A hundred points are shared among eight subjects, by how much firms of your size lose through each of them, and within a subject alike among its questions.',
  'Yes brings all of a question’s points, “in part” half of them. What you stated more than 90 days ago counts half until you confirm it.',
  'What nobody has looked at or answered brings nothing. No fault found is not a yes.',
  'What you say and what the portal or an expert sees are compared; what was seen to be missing is never a yes.',
  'What does not apply to you is left out, and its points go to the rest.',
];
const CEILINGS = [
  [
    '50',
    'One way in stands open: an open door in your attack surface, or a critical weakness that an expert reported. Two leave 40, three or more 30.',
  ],
  ['60', 'There is no second factor for email, or no backup of what you need: insurers refuse firms for either.'],
  ['70', 'A serious weakness is open: a high risk on a website, or one that an expert reported as high.'],
] as const;

/** The rules of the score in words, the same for every firm. */
export function ScoreRules() {
  return (
    <Card title="The rules">
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3 className="mt-5 font-semibold">What holds the score down</h3>
      <p className="mt-1 text-ink-soft">
        Good habits do not make up for an open door. While one of these holds, only so many of the 100 points can be
        reached, and every point counts that much less, so that each step still shows. The lowest applies.
      </p>
      <dl className="mt-3 grid gap-2">
        {CEILINGS.map(([limit, reason]) => (
          <div key={limit} className="grid grid-cols-[3rem_1fr] gap-3">
            <dt className="font-semibold tabular-nums">{limit}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">
        The order of the subjects follows the published figures that the method of the security rating cites: claims of
        insurers, yearly reports on breaches, and lists of weaknesses that are exploited. The points are our judgment,
        and no promise that nothing happens.
      </p>
    </Card>
  );
}
