import { type ChosenParts, choose } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Preview } from './proof-types.ts';

/** What is chosen until somebody chooses: facts that every customer asks for. What shows one's own weak points is left to the firm. */
const USUAL: ChosenParts = {
  policies: 'list',
  signOffs: 'shares',
  coverage: null,
  training: 'shares',
  websites: null,
  maturity: null,
  rating: null,
  secondFactor: 'share',
};

/** The parts that the form begins with: those that were asked for, or the usual ones, as far as there is something to show. */
export function startingParts(offered: Preview['offered'], asked: ChosenParts | null): ChosenParts {
  const wanted = asked ?? USUAL;
  return choose((part) => (offered.some((one) => one.part === part && !one.isEmpty) ? wanted[part] : null));
}
