import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

type PageHeadingProps = {
  /** The page's only h1. */
  readonly title: string;
  /** Of the title, where it is not the page's. */
  readonly titleLang?: string | undefined;
  readonly description?: ReactNode;
  /** The one primary action of the page. */
  readonly action?: ReactNode;
  /** Above the title: a link back. */
  readonly before?: ReactNode;
};

/** The top of a page. */
export function PageHeading({ title, titleLang, description, action, before }: PageHeadingProps) {
  return (
    <header
      className={joinClasses(
        'flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
        description ? 'mb-6 tablet:mb-8' : 'mb-5',
      )}
    >
      <div className="min-w-0 flex-1 basis-96">
        {before && <div className="mb-2 text-sm">{before}</div>}
        <h1 lang={titleLang} className="font-semibold text-2xl tracking-tight tablet:text-3xl">
          {title}
        </h1>
        {description && <p className="mt-1.5 max-w-2xl text-ink-soft">{description}</p>}
      </div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </header>
  );
}
