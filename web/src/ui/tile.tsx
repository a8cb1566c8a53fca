import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

type TileProps = {
  readonly title: string;
  /** At the end of the title: the state in a word or two. */
  readonly badge?: ReactNode;
  /** The one figure, with its unit beside it. */
  readonly figure?: ReactNode;
  readonly unit?: ReactNode;
  readonly children?: ReactNode;
  /** The way in; the whole tile leads there. */
  readonly href: string;
  readonly action: string;
  /** Nothing has begun yet: the action is shown. Otherwise an arrow says that the tile leads on, and screen readers what for. */
  readonly isInvitation?: boolean;
};

/** A small summary in a list of its like: what it is, how it stands, and the way in. */
export function Tile({ title, badge, figure, unit, children, href, action, isInvitation = false }: TileProps) {
  return (
    <li className="relative flex min-w-0 flex-col rounded-box border border-line bg-surface p-3 shadow-raised tablet:p-4 transition-colors hover:border-accent-line">
      {/* A badge that is wider than a narrow tile wraps. */}
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1 [&>span]:max-w-full [&>span]:whitespace-normal">
        <h3 className="flex min-w-0 items-center gap-1 font-semibold text-sm">
          <span className="min-w-0 hyphens-auto wrap-anywhere">{title}</span>
          {!isInvitation && <ChevronRight aria-hidden="true" size={14} className="shrink-0 text-accent-ink" />}
        </h3>
        {badge}
      </div>
      {figure !== undefined && (
        <p className="mt-1 text-ink-soft text-sm">
          <span className="font-semibold text-2xl text-ink tabular-nums tracking-tight">{figure}</span> {unit}
        </p>
      )}
      <div className="mt-1 flex-1 text-ink-soft text-sm">{children}</div>
      {isInvitation ? (
        <Link
          href={href}
          className="mt-1.5 rounded-inner font-medium text-accent-ink text-sm no-underline after:absolute after:inset-0 after:rounded-box hover:underline"
        >
          {action}
        </Link>
      ) : (
        <Link href={href} className="absolute inset-0 rounded-box">
          <span className="sr-only">{action}</span>
        </Link>
      )}
    </li>
  );
}
