import type { MaturitySet } from '../modules/maturity/public.ts';
import type { JudgedFirm } from './judged-file.schemas.ts';

/** A firm of our own, and the hours that the first plan gave it in 90 days. */
export type OwnFirm = JudgedFirm & { readonly hoursBefore: number };

const AT_NOTHING = [
  'mfa',
  'passwords',
  'notice-duties',
  'incident-plan',
  'logs',
  'policies',
  'risks',
  'awareness',
  'acceptable-use',
  'expert-help',
];

/** The firms of an outside review of the first plan, which held talks for all four of them. */
export function ownFirms({ elements }: MaturitySet): readonly OwnFirm[] {
  const all = (level: number) => Object.fromEntries(elements.map(({ elementPath }) => [elementPath, level]));
  return [
    {
      name: 'an online shop of 3',
      people: 3,
      answers: { ...all(2), ...Object.fromEntries(AT_NOTHING.map((path) => [path, 0])) },
      hoursBefore: 4,
    },
    { name: 'a law office of 8', people: 8, answers: { ...all(1), backup: 0 }, hoursBefore: 9.75 },
    {
      name: 'a manufacturer of 40 with a server',
      people: 40,
      answers: { ...all(2), mfa: 1, network: 1, 'admin-rights': 1 },
      hoursBefore: 12.75,
    },
    { name: 'a company of 10 with nothing at all', people: 10, answers: all(0), hoursBefore: 5.5 },
  ];
}
