import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { ChosenParts } from '@portal/domain/proof-packs/proof-parts.ts';
import type { ProofSnapshot } from './proof-packs.tables.ts';
import type { Proof } from './read-proof.ts';

const NOTHING: ProofFacts = {
  policies: [],
  signOffs: [],
  coverage: null,
  training: { people: 0, courses: [] },
  websites: [],
  maturity: null,
  rating: null,
  secondFactor: { people: 0, withSecondFactor: 0, isRequired: false },
};

/** What is kept for a pack: the parts that were chosen and nothing of the others, names only where names were chosen. */
export function snapshotOf({ facts, names }: Proof, parts: ChosenParts): ProofSnapshot {
  const wanted = <Part extends keyof ProofFacts>(part: Part): ProofFacts[Part] =>
    parts[part] === null ? NOTHING[part] : facts[part];
  return {
    facts: {
      policies: wanted('policies'),
      signOffs: wanted('signOffs'),
      coverage: wanted('coverage'),
      training: wanted('training'),
      websites: wanted('websites'),
      maturity: wanted('maturity'),
      rating: wanted('rating'),
      secondFactor: wanted('secondFactor'),
    },
    names: {
      signOffs: parts.signOffs === 'names' ? names.signOffs : [],
      training: parts.training === 'names' ? names.training : [],
    },
  };
}
