import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useCallQuery } from '../../api/use-call.ts';
import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { consoleNav as texts } from './console.texts.ts';
import { consolePlaces } from './console-places.ts';
import { useStaffRole } from './use-staff-may.ts';
import { waitingByPlace } from './waiting/waiting-kinds.ts';

/** What the menu counts may be as old. */
const COUNTS_FRESH_MS = 60_000;

/** The way about the provider's console: a column of groups; on small screens behind a button that names the place. */
export function ConsoleNav() {
  const role = useStaffRole();
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/+$/, '') });
  const isHere = (path: string) => here === path || (path !== '/console' && here.startsWith(`${path}/`));
  // What cannot be counted is left out here: the console's first page says so.
  const waiting = useCallQuery('listWaiting', {}, { staleTime: COUNTS_FRESH_MS });
  const counts = waitingByPlace(waiting.data?.data.groups ?? []);
  const groups = consolePlaces(role);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when another page is shown
  useEffect(() => setIsOpen(false), [here]);
  return (
    <nav aria-label={say(texts.console)} className="mb-6 desktop:mb-0">
      <Button
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-box border border-line bg-surface px-3 font-medium text-sm desktop:hidden"
      >
        <span className="min-w-0 flex-1 text-start">
          <span className="sr-only">{say(texts.menu)} </span>
          {say(groups.flatMap(({ places }) => places).find(({ path }) => isHere(path))?.label ?? texts.console)}
        </span>
        <Waiting count={[...counts.values()].reduce((sum, count) => sum + count, 0)} />
        <ChevronDown aria-hidden="true" size={18} className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div
        id={listId}
        className={joinClasses(
          'mt-2 gap-x-3 gap-y-5 phone:grid-cols-2 desktop:mt-0 desktop:flex desktop:flex-col',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {groups.map(({ id, title, places }) => (
          <div key={id}>
            <p className="px-3 pb-1 font-semibold text-ink-soft text-xs">{say(title)}</p>
            <ul aria-label={say(title)} className="flex flex-col gap-y-0.5">
              {places.map(({ path, label, icon: Icon }) => (
                <li key={path}>
                  <Link
                    href={path}
                    {...(isHere(path) ? { 'aria-current': 'page' as const } : {})}
                    className={joinClasses(
                      'flex min-h-10 items-center gap-2.5 rounded-box px-3 font-medium text-sm no-underline max-desktop:min-h-11',
                      isHere(path) ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
                    )}
                  >
                    <Icon aria-hidden="true" size={18} className="shrink-0" />
                    <span className="min-w-0 flex-1">{say(label)}</span>
                    <Waiting count={counts.get(path) ?? 0} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-full bg-sunken px-1.5 font-semibold text-ink text-xs tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {say(texts.waiting)}</span>
    </span>
  );
}
