import { useLocation } from '@tanstack/react-router';
import { Link } from 'react-aria-components/Link';
import { joinClasses } from '../../ui/join-classes.ts';
import { useIsOwner } from './use-is-owner.ts';

type Place = { readonly path: string; readonly label: string; readonly isForOwners?: true };

const places: readonly Place[] = [
  { path: '/console', label: 'Customers' },
  { path: '/console/brands', label: 'Brands' },
  { path: '/console/plans', label: 'Plans' },
  { path: '/console/plan-requests', label: 'Plan requests' },
  { path: '/console/channels', label: 'Channels' },
  { path: '/console/subscription-ids', label: 'Subscription ids' },
  { path: '/console/sign-up-links', label: 'Sign-up links' },
  { path: '/console/audit-log', label: 'Log' },
  { path: '/console/mails', label: 'Mails' },
  { path: '/console/jobs', label: 'Jobs' },
  { path: '/console/news', label: 'News', isForOwners: true },
  { path: '/console/maintenance', label: 'Maintenance', isForOwners: true },
  { path: '/console/staff', label: 'Staff', isForOwners: true },
];

/** The way about the provider's console; what is for owners alone is not shown to support. */
export function ConsoleNav() {
  const isOwner = useIsOwner();
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/+$/, '') });
  return (
    <nav aria-label="Console" className="mb-6 flex flex-wrap gap-x-1 gap-y-1 border-line border-b pb-3">
      {places
        .filter(({ isForOwners }) => isOwner || isForOwners !== true)
        .map(({ path, label }) => (
          <Link
            key={path}
            href={path}
            {...(here === path ? { 'aria-current': 'page' as const } : {})}
            className={joinClasses(
              'inline-flex min-h-10 items-center rounded-box px-3 font-medium text-sm no-underline',
              here === path ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
    </nav>
  );
}
