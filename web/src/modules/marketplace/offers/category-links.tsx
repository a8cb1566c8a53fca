import { Link } from 'react-aria-components/Link';
import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { categoryPath } from '../marketplace-path.ts';
import type { Category, Offer } from '../marketplace-types.ts';
import { categoryLinks as texts } from './offers.texts.ts';

type CategoryLinksProps = {
  readonly categories: readonly Category[];
  readonly offers: readonly Offer[];
  /** Null for all of them. */
  readonly selected: string | null;
};

/** Leads to the offers of one category; those without any are left out. */
export function CategoryLinks({ categories, offers, selected }: CategoryLinksProps) {
  const links = [
    { id: null, name: say(texts.all), count: offers.length },
    ...categories.map(({ id, name }) => ({
      id,
      name,
      count: offers.filter((offer) => offer.category === id).length,
    })),
  ];
  return (
    <nav aria-label={say(texts.categories)} className="mb-7">
      <ul className="flex flex-wrap gap-2">
        {links
          .filter(({ count }) => count > 0)
          .map(({ id, name, count }) => (
            <li key={id ?? 'all'}>
              <Link
                href={categoryPath(id)}
                {...(id === selected ? { 'aria-current': 'page' as const } : {})}
                className={joinClasses(
                  'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 py-1 font-medium text-sm',
                  id === selected
                    ? 'border-accent bg-accent-soft text-accent-ink'
                    : 'border-line bg-surface text-ink-soft hover:text-ink',
                )}
              >
                {name}
                <span className="text-xs tabular-nums">
                  {say.parts(texts.offers, {
                    count,
                    word: (words) => (
                      <span key="word" className="sr-only">
                        {words}
                      </span>
                    ),
                  })}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
