import { Gauge } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { ratingsHome as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'ratings',
    place: 51,
    label: texts.attackSurface,
    href: '/attacksurface',
    group: texts.monitoring,
    isOnlyWhileActive: true,
    icon: Gauge,
  },
} satisfies HomePart;
