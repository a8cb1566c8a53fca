import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly illustration?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | undefined;
};

/** Stands where a list or page has nothing to show, and says what to do about it. */
export function EmptyState({ title, children, illustration, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-8 text-center tablet:py-12">
      {illustration && <div className="mb-6 w-full max-w-64">{illustration}</div>}
      <Heading className="font-semibold text-2xl tracking-tight">{title}</Heading>
      {children && <div className="mt-2 text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
