import type { CallOutput } from '../../api/calls.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { formatDay } from '../dates/format-day.ts';
import { pageLanguage, pageLocale } from '../texts/page-language.ts';
import { say } from '../texts/say.ts';
import { sources as texts } from './course.texts.ts';

/** A public page that a course rests on, and the day on which it was last compared. */
export type Source = CallOutput<'openCourse'>['data']['sources'][number];

type SourceListProps = {
  readonly sources: readonly Source[];
  /** Numbers, where the marks of a text name them. */
  readonly isNumbered?: boolean;
  /** Id of the words that name the list. */
  readonly labelledBy: string;
};

/** Sources with the day on which each was checked. */
export function SourceList({ sources, isNumbered = false, labelledBy }: SourceListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List
      aria-labelledby={labelledBy}
      className={joinClasses(
        'flex flex-col gap-1.5 text-ink-soft text-sm',
        isNumbered ? 'list-decimal ps-5' : undefined,
      )}
    >
      {sources.map(({ name, address, checked }) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {name}
            <span className="sr-only"> {say(texts.newTab)}</span>
          </a>{' '}
          <span lang={pageLanguage} className="whitespace-nowrap">
            {checkedOn(checked)}
          </span>
        </li>
      ))}
    </List>
  );
}

/** "checked on Nov 27, 2026", in the reader's language. */
export const checkedOn = (day: string): string => say(texts.checkedOn, { day: formatDay(day, pageLocale) });
