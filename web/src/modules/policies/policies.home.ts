import { FileText } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { policiesHome as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'compliance',
    place: 30,
    label: texts.securityPolicies,
    href: '/securitypolicy',
    icon: FileText,
  },
} satisfies HomePart;
