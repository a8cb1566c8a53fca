import { GraduationCap } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { trainingHome as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'training',
    place: 40,
    label: texts.training,
    href: '/training',
    icon: GraduationCap,
    countOf: ({ training }) => ({ count: training?.overdue ?? 0, what: texts.overdue }),
  },
} satisfies HomePart;
