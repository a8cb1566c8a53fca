import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KindHelp } from './incident-help-types.ts';

type KindListProps = {
  readonly kinds: readonly KindHelp[];
  /** Makes the link to a kind, in the way of the page it stands on. */
  readonly linkTo: (kind: KindHelp, className: string, inside: ReactNode) => ReactNode;
};

const CARD =
  'flex h-full items-center gap-3 rounded-box border border-line bg-surface p-4 text-ink no-underline shadow-raised hover:border-accent-mid';

/** What can have happened, as people would say it; each leads to its steps. */
export function KindList({ kinds, linkTo }: KindListProps) {
  return (
    <ul className="grid gap-3 tablet:grid-cols-2">
      {kinds.map((kind) => (
        <li key={kind.kind}>
          {linkTo(
            kind,
            CARD,
            <>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-lg">{kind.title}</span>
                <span className="mt-1 block text-ink-soft text-sm">{kind.when}</span>
              </span>
              <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-ink-soft rtl:rotate-180" />
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}
