import { FileText } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    module: 'compliance',
    place: 30,
    label: 'Security Policies',
    href: '/securitypolicy',
    icon: FileText,
  },
} satisfies HomePart;
