import { Umbrella } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { insuranceHome as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'insurance',
    place: 60,
    label: texts.insurance,
    href: '/insurance',
    icon: Umbrella,
  },
} satisfies HomePart;
