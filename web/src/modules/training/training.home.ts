import { GraduationCap } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    module: 'training',
    place: 40,
    label: 'Training',
    href: '/training',
    icon: GraduationCap,
  },
} satisfies HomePart;
