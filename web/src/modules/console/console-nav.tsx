import { useLocation } from '@tanstack/react-router';
import { Link } from 'react-aria-components/Link';
import { joinClasses } from '../../ui/join-classes.ts';

const places = [
  { path: '/console', label: 'Customers' },
  { path: '/console/channels', label: 'Channels' },
  { path: '/console/subscription-ids', label: 'Subscription ids' },
  { path: '/console/sign-up-links', label: 'Sign-up links' },
] as const;

/** The way about the provider's console. */
export function ConsoleNav() {
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/+$/, '') });
  return (
    <nav aria-label="Console" className="mb-6 flex flex-wrap gap-x-1 gap-y-1 border-line border-b pb-3">
      {places.map(({ path, label }) => (
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
