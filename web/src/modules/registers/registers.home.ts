import { ListChecks } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { registersHome as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'compliance',
    place: 31,
    label: texts.records,
    href: '/registers',
    icon: ListChecks,
    countOf: ({ registers }) => ({ count: registers?.overdue ?? 0, what: texts.overdue }),
  },
} satisfies HomePart;
