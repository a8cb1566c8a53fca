import { Fish } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { home as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'phishing',
    place: 41,
    label: texts.menu,
    href: '/phishing',
    icon: Fish,
  },
} satisfies HomePart;
