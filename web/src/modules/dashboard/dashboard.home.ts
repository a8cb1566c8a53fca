import { LayoutDashboard } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { dashboardHome as texts } from './dashboard.texts.ts';

export default {
  menu: {
    place: 0,
    label: texts.dashboard,
    href: '/',
    icon: LayoutDashboard,
  },
} satisfies HomePart;
