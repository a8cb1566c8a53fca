import { FACT_KEYS, factOf } from '@portal/domain/facts/facts.ts';
import { READINESS_TOPICS } from '@portal/domain/insurance/readiness.ts';
import { byIdentifier } from '@portal/domain/policies/coverage.ts';
import type { FrameworkId } from '@portal/domain/policies/frameworks.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { readFrameworks } from '../library/frameworks.ts';
import { insurers } from './coverage.texts.ts';

/** What firms are measured by: a framework of others, or the questions of insurers. */
export type AskedFramework = {
  readonly id: FrameworkId;
  readonly name: string;
  readonly short: string;
  /** Where it is published; null for what the portal asks itself. */
  readonly source: string | null;
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly items: readonly { readonly id: string; readonly line: string; readonly note: string | null }[];
  }[];
};

/** All frameworks, their requirements in the order of their identifiers; the questions of insurers as their sheet asks them. */
export const askedFrameworks = (say: Say): readonly AskedFramework[] => [
  ...readFrameworks().map(({ id, name, short, source, groups, items }) => ({
    id,
    name,
    short,
    source,
    groups: groups.map((group) => ({
      ...group,
      items: items
        .filter((item) => item.group === group.id)
        .map((item) => ({ id: item.id, line: item.line, note: item.note ?? null }))
        .toSorted((one, other) => byIdentifier(one.id, other.id)),
    })),
  })),
  {
    id: 'insurance',
    name: say(insurers.name),
    short: say(insurers.short),
    source: null,
    groups: Object.entries(READINESS_TOPICS)
      .map(([topic, title]) => ({
        id: topic,
        name: say(title),
        items: FACT_KEYS.filter((key) => factOf(key).topic === topic).map((key) => ({
          id: key as string,
          line: say(factOf(key).question),
          note: null,
        })),
      }))
      .filter(({ items }) => items.length > 0),
  },
];
