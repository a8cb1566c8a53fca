import { GraduationCap } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    module: 'training',
    place: 40,
    label: 'Training',
    href: '/training',
    icon: GraduationCap,
    countOf: ({ training }) => ({ count: training?.overdue ?? 0, what: 'overdue' }),
  },
} satisfies HomePart;
