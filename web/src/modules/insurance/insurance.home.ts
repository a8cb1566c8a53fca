import { Umbrella } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    module: 'insurance',
    place: 60,
    label: 'Insurance',
    href: '/insurance',
    icon: Umbrella,
  },
} satisfies HomePart;
