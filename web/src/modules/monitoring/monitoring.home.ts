import { Gauge } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    module: 'monitoring',
    place: 50,
    label: 'Website Scans',
    href: '/webappscan',
    group: 'Monitoring',
    icon: Gauge,
    countOf: ({ monitoring }) => ({ count: monitoring?.webAppsIssues.highs ?? 0, what: 'high risk' }),
  },
} satisfies HomePart;
