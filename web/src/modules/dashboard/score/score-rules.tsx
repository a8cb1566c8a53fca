import { Card } from '../../../ui/card.tsx';

const RULES = [
  'One hundred points are split among eight subjects, based on how much companies your size lose through each one. Within a subject, every question counts the same.',
  '“Yes” earns all of a question’s points, and “in part” earns half. Anything you stated more than 90 days ago counts half until you confirm it.',
  'Anything that no one has checked or answered earns nothing. Finding no fault is not the same as a yes.',
  'We compare what you say with what the portal or an expert sees. Something seen to be missing is never a yes.',
  'Anything that does not apply to you is left out, and its points go to the rest.',
];
const CEILINGS = [
  [
    '50',
    'Attackers have one way in: an open door in your attack surface or a critical weakness that an expert reported. With two, the limit is 40; with three or more, it is 30.',
  ],
  [
    '60',
    'Email has no second factor, or there is no backup of what you need. Insurers turn companies down for either one.',
  ],
  ['70', 'A serious weakness is open: a high risk on a website, or one that an expert rated high.'],
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
      <h3 className="mt-5 font-semibold">What limits the score</h3>
      <p className="mt-1 text-ink-soft">
        Good habits do not make up for an open door. While one of these is true, you can reach only that many of the 100
        points. Every point then counts for proportionally less, so each step still shows. The lowest limit applies.
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
        The order of the subjects follows the published figures cited in the security rating method: insurance claims,
        annual breach reports, and lists of exploited weaknesses. The points are our judgment. They do not promise that
        nothing will happen.
      </p>
    </Card>
  );
}
