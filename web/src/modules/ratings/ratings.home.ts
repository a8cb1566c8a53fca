import { Gauge } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    module: 'ratings',
    place: 51,
    label: 'Attack Surface',
    href: '/attacksurface',
    group: 'Monitoring',
    isOnlyWhileActive: true,
    icon: Gauge,
  },
} satisfies HomePart;
