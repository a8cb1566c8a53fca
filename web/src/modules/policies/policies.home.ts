import { FileText } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { policiesHome as texts } from './home.texts.ts';
import { COVERAGE_PATH, INTERVIEW_PATH } from './policy-path.ts';

export default {
  menu: {
    module: 'compliance',
    place: 30,
    label: texts.securityPolicies,
    href: '/securitypolicy',
    also: [INTERVIEW_PATH, COVERAGE_PATH],
    icon: FileText,
  },
} satisfies HomePart;
