import { TrendingUp } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    module: 'cybermaturity',
    place: 10,
    label: 'Cyber Maturity',
    href: '/cybermaturity',
    icon: TrendingUp,
  },
} satisfies HomePart;
