import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { joinClasses } from '../../ui/join-classes.ts';
import { consolePlaces } from './console-places.ts';
import { useIsOwner } from './use-is-owner.ts';

/** The way about the provider's console: a column of groups, or on small screens one line that can be pushed sideways. */
export function ConsoleNav() {
  const isOwner = useIsOwner();
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/+$/, '') });
  const isHere = (path: string) => here === path || (path !== '/console' && here.startsWith(`${path}/`));
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is current after a change of the address
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) line.current?.scrollTo({ left: current.offsetLeft - line.current.clientWidth / 3 });
  }, [here]);
  return (
    <nav
      ref={line}
      aria-label="Console"
      className="relative mb-6 flex gap-x-1 overflow-x-auto border-line border-b pb-3 desktop:mb-0 desktop:flex-col desktop:gap-y-5 desktop:overflow-visible desktop:border-b-0"
    >
      {consolePlaces(isOwner).map(({ title, places }) => (
        <div key={title} className="contents desktop:block">
          <p className="hidden px-3 pb-1 font-semibold text-ink-soft text-xs desktop:block">{title}</p>
          <ul aria-label={title} className="flex shrink-0 gap-x-1 desktop:flex-col desktop:gap-y-0.5">
            {places.map(({ path, label }) => (
              <li key={path}>
                <Link
                  href={path}
                  {...(isHere(path) ? { 'aria-current': 'page' as const } : {})}
                  className={joinClasses(
                    'flex min-h-10 items-center whitespace-nowrap rounded-box px-3 font-medium text-sm no-underline',
                    isHere(path) ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
