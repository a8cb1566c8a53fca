import type { ReadinessState } from '@portal/domain/insurance/answer-readiness.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { brandDate } from '../../system/brand-date.ts';
import type { ReadinessSheet } from './readiness-sheet.ts';

const STATES: Readonly<Record<ReadinessState, string>> = {
  yes: 'Yes',
  partly: 'In part',
  no: 'Not yet',
  unknown: 'Not known',
  'not-applicable': 'Does not apply',
  yours: 'To fill in',
};
const BASES: Readonly<Record<ReadinessSheet['topics'][number]['questions'][number]['basis'], string>> = {
  seen: 'Seen by the portal',
  stated: 'Stated by the organization',
  none: '',
};

/** What `templates/readiness-sheet.typ` prints, but for the brand. */
export function readinessModel(sheet: ReadinessSheet, brand: Brand, now: Date) {
  return {
    organisation: sheet.company,
    date: brandDate(now, brand),
    counts: (['yes', 'partly', 'no', 'unknown', 'yours'] as const).map((state) => ({
      state,
      label: STATES[state],
      count: sheet.counts[state],
    })),
    topics: sheet.topics.map(({ title, questions }) => ({
      title,
      questions: questions.map(({ question, why, state, basis, text, statedAt }) => ({
        question,
        why,
        state,
        label: STATES[state],
        basis: statedAt === null ? BASES[basis] : `${BASES[basis]} on ${brandDate(new Date(statedAt), brand)}`,
        text,
      })),
    })),
  };
}
