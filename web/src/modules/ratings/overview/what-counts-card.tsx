import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { METHOD_PATH, tabPath } from '../ratings-path.ts';
import type { RatingData } from '../ratings-types.ts';
import { vectorsByCategory } from '../vectors-by-category.ts';

/** How much each category weighs, and how much of that could be measured: a bar each, and links to the method. */
export function WhatCountsCard({ rating }: { readonly rating: RatingData }) {
  const rows = vectorsByCategory(rating.rating_details).map(({ name, vectors }) => {
    const weights = vectors.map(({ detail }) => detail.weight);
    const measured = vectors.filter(({ detail }) => detail.grade !== 'N/A').map(({ detail }) => detail.weight);
    return { name, weight: sum(weights), measured: sum(measured) };
  });
  return (
    <Card
      title="How the rating comes about"
      description="A security rating goes from 250 to 900. It is the weighted mean of what could be measured; incidents of the last two years take points off."
    >
      <ul className="flex flex-col gap-4">
        {rows.map(({ name, weight, measured }) => (
          <li key={name}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft">
                {weight === 0
                  ? 'takes points off after an incident'
                  : `${figure(weight)}% of the model, ${figure(measured)}% measured`}
              </span>
            </p>
            <svg width="100%" height="12" aria-hidden="true" className="mt-1.5 block rounded-full bg-sunken">
              <rect width={`${weight}%`} height="12" rx="6" className="fill-accent-line" />
              <rect width={`${measured}%`} height="12" rx="6" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft text-sm">
        Records older than 60 days do not affect the rating (patching counts 90 days). A breach loses half of its weight
        every 120 days. More on this in <TextLink href={METHOD_PATH}>the rating method</TextLink> and, for each vector,
        in <TextLink href={tabPath('details')}>Individual Analysis</TextLink>.
      </p>
    </Card>
  );
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const figure = (weight: number) => Math.round(weight * 10) / 10;
