import { LayoutDashboard } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    place: 0,
    label: 'Dashboard',
    href: '/',
    icon: LayoutDashboard,
  },
} satisfies HomePart;
