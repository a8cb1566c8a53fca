import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { METHOD_PATH, tabPath } from '../ratings-path.ts';
import type { RatingData } from '../ratings-types.ts';
import { vectorsByCategory } from '../vectors-by-category.ts';
import { whatCountsCard as texts } from './overview.texts.ts';

/** How much each vector weighs, and whether it could be measured: a bar each, and links to the method. */
export function WhatCountsCard({ rating }: { readonly rating: RatingData }) {
  const rows = vectorsByCategory(rating.rating_details)
    .flatMap(({ vectors }) => vectors.map(({ detail }) => detail))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const heaviest = rows[0]?.weight ?? 1;
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <ul className="flex flex-col gap-4">
        {rows.map(({ name, weight, grade, value }) => (
          <li key={name}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft">
                {say(grade === 'N/A' ? texts.pointsNotMeasured : texts.points, { weight })}
              </span>
            </p>
            <svg width="100%" height="12" aria-hidden="true" className="mt-1.5 block rounded-full bg-sunken">
              <rect width={`${(weight / heaviest) * 100}%`} height="12" rx="6" className="fill-accent-line" />
              <rect width={`${(weight / heaviest) * (value ?? 0) * 100}%`} height="12" rx="6" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft text-sm">
        {say.parts(texts.whatCountsLess, {
          method: (words) => (
            <TextLink key="method" href={METHOD_PATH}>
              {words}
            </TextLink>
          ),
          analysis: (words) => (
            <TextLink key="analysis" href={tabPath('details')}>
              {words}
            </TextLink>
          ),
        })}
      </p>
    </Card>
  );
}
