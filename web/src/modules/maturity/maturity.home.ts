import { TrendingUp } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { maturityHome as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'cybermaturity',
    place: 10,
    label: texts.cyberMaturity,
    href: '/cybermaturity',
    icon: TrendingUp,
  },
} satisfies HomePart;
