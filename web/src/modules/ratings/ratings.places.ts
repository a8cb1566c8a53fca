import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { ratingsPlaces as texts } from './ratings.texts.ts';

const ratings = { module: 'ratings', detail: texts.attackSurface } as const;

export default [
  { ...ratings, label: texts.individualAnalysis, href: '/attacksurface/details' },
  { ...ratings, label: texts.reports, href: '/attacksurface/reports' },
] satisfies ModulePlaces;
