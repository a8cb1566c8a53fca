import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { policiesHome as texts } from './home.texts.ts';
import { COVERAGE_PATH } from './policy-path.ts';

export default [
  { label: texts.coverage, detail: texts.securityPolicies, href: COVERAGE_PATH, module: 'compliance' },
] satisfies ModulePlaces;
