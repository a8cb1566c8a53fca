import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { trainingPlaces as texts } from './training.texts.ts';

const training = { module: 'training', detail: texts.training } as const;

export default [
  { ...training, label: texts.team, href: '/training/team' },
  { ...training, label: texts.courses, href: '/training/courses' },
  { ...training, label: texts.reports, href: '/training/reports' },
] satisfies ModulePlaces;
