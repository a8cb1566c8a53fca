import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { say } from '../portal/texts/say.ts';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import { pagination as texts } from './lists.texts.ts';

type PaginationProps = {
  /** Names what is paged, such as "Pages of scans". */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
};

/** Page numbers with their neighbours, the first and the last. Nothing when there is but one page. */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  if (pageCount <= 1) return null;
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <IconButton
        label={say(texts.previousPage)}
        hasTooltip={false}
        icon={<ChevronLeft aria-hidden="true" size={18} />}
        isDisabled={page <= 1}
        onPress={() => onPageChange(page - 1)}
      />
      {shown.map((number, index) => {
        const isCurrent = number === page;
        const hasGapBefore = number - (shown[index - 1] ?? 0) > 1;
        return (
          <span key={number} className="flex items-center gap-1">
            {hasGapBefore && (
              <span aria-hidden="true" className="px-1 text-ink-soft">
                …
              </span>
            )}
            <Button
              aria-label={say(texts.page, { number })}
              {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
              onPress={() => onPageChange(number)}
              className={joinClasses(
                'min-h-10 min-w-10 cursor-pointer rounded-box px-2 font-semibold text-sm tabular-nums transition-colors',
                isCurrent ? 'bg-accent text-on-accent' : 'text-ink-soft hover:bg-sunken hover:text-ink',
              )}
            >
              {number}
            </Button>
          </span>
        );
      })}
      <IconButton
        label={say(texts.nextPage)}
        hasTooltip={false}
        icon={<ChevronRight aria-hidden="true" size={18} />}
        isDisabled={page >= pageCount}
        onPress={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
