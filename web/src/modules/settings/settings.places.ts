import type { ModulePlaces } from '../../portal/modules/place-part.ts';

export default [
  { label: 'Your details', href: '/settings/you', detail: 'Settings' },
  { label: 'Organization details', href: '/settings/organization', detail: 'Settings' },
  { label: 'Admins', href: '/settings/admins', detail: 'Settings' },
] satisfies ModulePlaces;
