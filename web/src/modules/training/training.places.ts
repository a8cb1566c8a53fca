import type { ModulePlaces } from '../../portal/modules/place-part.ts';

const training = { module: 'training', detail: 'Training' } as const;

export default [
  { ...training, label: 'Team', href: '/training/team' },
  { ...training, label: 'Courses', href: '/training/courses' },
  { ...training, label: 'Reports', href: '/training/reports' },
] satisfies ModulePlaces;
