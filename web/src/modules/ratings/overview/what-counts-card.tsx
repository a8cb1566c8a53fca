import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { METHOD_PATH, tabPath } from '../ratings-path.ts';
import type { RatingData } from '../ratings-types.ts';
import { vectorsByCategory } from '../vectors-by-category.ts';

/** How much each vector weighs, and whether it could be measured: a bar each, and links to the method. */
export function WhatCountsCard({ rating }: { readonly rating: RatingData }) {
  const rows = vectorsByCategory(rating.rating_details)
    .flatMap(({ vectors }) => vectors.map(({ detail }) => detail))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const heaviest = rows[0]?.weight ?? 1;
  return (
    <Card
      title="How the rating works"
      description="A security rating goes from 250 to 900. Doors that are open to attackers cap it; below that, each subject counts by its weight. Incidents you tell us about have a separate letter grade."
    >
      <ul className="flex flex-col gap-4">
        {rows.map(({ name, weight, grade, value }) => (
          <li key={name}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft">
                {weight} of 100 points{grade === 'N/A' ? ', not measured' : ''}
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
        Records older than 60 days do not affect the rating (patching counts 90 days). A breach loses half its weight
        every 120 days. More on this in <TextLink href={METHOD_PATH}>the rating method</TextLink> and, for each vector,
        in <TextLink href={tabPath('details')}>Individual Analysis</TextLink>.
      </p>
    </Card>
  );
}
