import { Rows } from '../scene/rows.tsx';
import { widthOf } from '../scene/wrap-words.ts';
import { WrongMark } from './icons.tsx';
import { GAP, type Line, SIZE } from './lines.ts';
import type { ScreenLook } from './looks.ts';

type LineViewProps = {
  readonly line: Line;
  readonly kind: ScreenLook['lines'];
  /** Where lines begin, how wide they may be, and how far in the letters are. */
  readonly x: number;
  readonly width: number;
  readonly inset: number;
  readonly isFirst: boolean;
};

/** One line of a screen with what it stands in; the one that gives it away is marked. */
export function LineView({ line, kind, x, width, inset, isFirst }: LineViewProps) {
  const { rows, y, height, isWrong } = line;
  const isMiddle = kind === 'centered' || kind === 'code';
  const isLarge = kind === 'code' && isFirst && rows.length === 1 && widthOf(rows[0] ?? '') < 9;
  return (
    <>
      <Around line={line} kind={kind} x={x} width={width} isFirst={isFirst} />
      {isWrong && (
        <rect x={x - 9} y={y - 5} width={width + 18} height={height + 8} rx="8" fill="var(--story-danger-soft)" />
      )}
      <Rows
        rows={rows}
        x={isMiddle ? x + width / 2 : x + inset}
        y={y + (isLarge ? 18 : 16)}
        size={isLarge ? 26 : SIZE}
        gap={GAP}
        weight={isLarge || isWrong ? 600 : 400}
        color={isWrong ? 'var(--story-danger-ink)' : 'var(--story-ink)'}
        anchor={isMiddle ? 'middle' : 'start'}
      />
      {isWrong && <WrongMark x={x + width - 1} y={y + height / 2 - 1} />}
    </>
  );
}

function Around({ line, kind, x, width, isFirst }: Omit<LineViewProps, 'inset'>) {
  const { rows, y, height } = line;
  switch (kind) {
    case 'field':
      return (
        <rect
          x={x}
          y={y - 8}
          width={width}
          height={height + 13}
          rx="7"
          fill="none"
          stroke="var(--story-gray-deep)"
          strokeWidth="2"
        />
      );
    case 'code':
      return isFirst ? (
        <rect x={x} y={y - 10} width={width} height={height + 17} rx="9" fill="var(--story-glass-soft)" />
      ) : null;
    case 'bubble': {
      const wide = Math.min(width, Math.max(...rows.map(widthOf)) * SIZE + 30);
      return (
        <path
          d={`M${x} ${y - 9}h${wide - 14}q14 0 14 14v${height - 13}q0 14-14 14h-${wide - 28}q-14 0-14-14z`}
          fill="var(--story-glass-soft)"
        />
      );
    }
    case 'bar':
      return (
        <>
          <rect x={x} y={y - 7} width={width} height={height + 11} rx="5" fill="var(--story-glass-soft)" />
          <rect x={x} y={y - 7} width="6" height={height + 11} rx="3" fill="var(--story-brand)" />
        </>
      );
    case 'check':
      return (
        <path
          d={`m${x + 1} ${y + 9} 6 7 12-13`}
          fill="none"
          stroke="var(--story-good)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    case 'file':
      return (
        <>
          <path d={`M${x} ${y - 4}h13l7 7v19H${x}z`} fill="var(--story-brand-mid)" />
          <path d={`M${x + 13} ${y - 4}v7h7z`} fill="var(--story-white)" />
        </>
      );
    default:
      return null;
  }
}
