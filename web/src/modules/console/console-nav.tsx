import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { useCallQuery } from '../../api/use-call.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { consolePlaces } from './console-places.ts';
import { useIsOwner } from './use-is-owner.ts';
import { waitingByPlace } from './waiting/waiting-kinds.ts';

/** What the menu counts may be as old. */
const COUNTS_FRESH_MS = 60_000;

/** The way about the provider's console: a column of groups, or on small screens one line that can be pushed sideways. */
export function ConsoleNav() {
  const isOwner = useIsOwner();
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/+$/, '') });
  const isHere = (path: string) => here === path || (path !== '/console' && here.startsWith(`${path}/`));
  // What cannot be counted is left out here: the console's first page says so.
  const waiting = useCallQuery('listWaiting', {}, { staleTime: COUNTS_FRESH_MS });
  const counts = waitingByPlace(waiting.data?.data.groups ?? []);
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
            {places.map(({ path, label, icon: Icon }) => (
              <li key={path}>
                <Link
                  href={path}
                  {...(isHere(path) ? { 'aria-current': 'page' as const } : {})}
                  className={joinClasses(
                    'flex min-h-10 items-center gap-2.5 whitespace-nowrap rounded-box px-3 font-medium text-sm no-underline',
                    isHere(path) ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon aria-hidden="true" size={18} className="hidden shrink-0 desktop:block" />
                  <span className="min-w-0 flex-1">{label}</span>
                  <Waiting count={counts.get(path) ?? 0} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-full bg-sunken px-1.5 font-semibold text-ink text-xs tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
