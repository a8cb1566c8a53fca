import { Gauge } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { monitoringHome as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'monitoring',
    place: 50,
    label: texts.websiteScans,
    href: '/webappscan',
    group: texts.monitoring,
    icon: Gauge,
    countOf: ({ monitoring }) => ({ count: monitoring?.webAppsIssues.highs ?? 0, what: texts.what }),
  },
} satisfies HomePart;
