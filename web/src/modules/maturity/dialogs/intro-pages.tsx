import { AllClear } from '../../../illustrations/all-clear.tsx';
import { MaturitySteps } from '../../../illustrations/maturity-steps.tsx';
import { PolicyPapers } from '../../../illustrations/policy-papers.tsx';
import { TrainingClass } from '../../../illustrations/training-class.tsx';
import { WhySecurity } from '../../../illustrations/why-security.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import type { MaturitySet } from '../maturity-types.ts';

const PICTURES = [
  <MaturitySteps key={0} />,
  <PolicyPapers key={1} />,
  <TrainingClass key={2} />,
  <WhySecurity key={3} />,
];

/** Pages of the introduction to cyber maturity, as the set has them, each with a picture. */
export function introPages(set: MaturitySet): readonly ModuleIntroPage[] {
  return set.introPages.map((page, index) => ({ ...page, picture: PICTURES[index] ?? <AllClear /> }));
}
