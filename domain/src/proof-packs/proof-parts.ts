import type { Phrase } from '../texts/texts.ts';
import { partNames } from './proof-packs.texts.ts';

/** What a proof pack can hold, in the order of its pages. */
export const PROOF_PARTS = [
  'policies',
  'signOffs',
  'coverage',
  'training',
  'websites',
  'maturity',
  'rating',
  'secondFactor',
] as const;
export type ProofPart = (typeof PROOF_PARTS)[number];

/** How much of each part is told; the first is what is told unless somebody asks for more. */
export const PROOF_DETAILS = {
  policies: ['list', 'texts'],
  signOffs: ['shares', 'names'],
  coverage: ['answers'],
  training: ['shares', 'names'],
  websites: ['counts'],
  maturity: ['levels'],
  rating: ['rating'],
  secondFactor: ['share'],
} as const satisfies Readonly<Record<ProofPart, readonly string[]>>;

/** What somebody chose for a pack; null leaves a part out. */
export type ChosenParts = { readonly [Part in ProofPart]: (typeof PROOF_DETAILS)[Part][number] | null };

/** A choice, part by part; where nothing is given the part is left out. */
export function choose(give: <Part extends ProofPart>(part: Part) => ChosenParts[Part]): ChosenParts {
  return Object.fromEntries(PROOF_PARTS.map((part) => [part, give(part)])) as ChosenParts;
}

/** The parts that a pack holds, in the order of its pages; earlier packs know nothing of a part that came later. */
export function chosenPartsOf(parts: ChosenParts): ProofPart[] {
  return PROOF_PARTS.filter((part) => (parts[part] ?? null) !== null);
}

/** Parts by their names, as pages and documents call them. */
export const PROOF_PART_NAMES: Readonly<Record<ProofPart, Phrase>> = partNames;
