import type { ReactNode } from 'react';
import { useId } from 'react';
import { joinClasses } from './join-classes.ts';

type CardProps = {
  readonly children: ReactNode;
  /** Makes the card a region named by this heading. */
  readonly title?: string | undefined;
  /** Of the title, where it is not the page's. */
  readonly titleLang?: string | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly description?: ReactNode;
  /** Before the title, in a tinted square. */
  readonly icon?: ReactNode;
  /** At the right end of the title's line: a badge, a menu. */
  readonly aside?: ReactNode;
  /** At the bottom edge, also when cards in a row differ in height. */
  readonly footer?: ReactNode;
  readonly padding?: 'normal' | 'none' | undefined;
};

/** A white surface that groups what belongs together. */
export function Card(props: CardProps) {
  const { children, title, titleLang, headingLevel = 2, description, icon, aside, footer, padding = 'normal' } = props;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const Tag = title === undefined ? 'div' : 'section';
  return (
    <Tag
      {...(title === undefined ? {} : { 'aria-labelledby': headingId })}
      data-print="together"
      className={joinClasses(
        'flex min-w-0 flex-col rounded-box border border-line bg-surface shadow-raised',
        padding === 'normal' && 'p-5 tablet:p-6',
      )}
    >
      {title !== undefined && (
        <header
          className={joinClasses(
            // Where title and aside do not fit beside each other, the aside goes below instead of breaking the title's words.
            'flex flex-wrap items-start gap-3',
            padding === 'none' ? 'px-4 pt-5 pb-2' : 'mb-4',
          )}
        >
          {icon && (
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-box bg-accent-soft text-accent-ink"
            >
              {icon}
            </span>
          )}
          <div
            className={joinClasses(
              'min-w-0 grow basis-32',
              icon !== undefined && description === undefined && 'self-center',
            )}
          >
            <Heading id={headingId} lang={titleLang} className="font-semibold text-ink text-lg tracking-tight">
              {title}
            </Heading>
            {description && <p className="mt-0.5 text-ink-soft text-sm">{description}</p>}
          </div>
          {aside && <div className="shrink-0">{aside}</div>}
        </header>
      )}
      <div className="min-w-0 flex-1">{children}</div>
      {footer && <footer className="mt-5">{footer}</footer>}
    </Tag>
  );
}
