import { Rows } from '../scene/rows.tsx';
import { widthOf } from '../scene/wrap-words.ts';
import { WrongMark } from './icons.tsx';
import { GAP, type Line, MARK, SIZE } from './lines.ts';
import { LINE_SPACE, type ScreenLook } from './looks.ts';

type LineViewProps = {
  readonly line: Line;
  readonly kind: ScreenLook['lines'];
  /** Where lines begin and how wide they may be. */
  readonly x: number;
  readonly width: number;
  readonly isFirst: boolean;
};

/** What a line of a screen stands in: a field, a bubble, a bar. All of them are drawn before the letters. */
export function LineGround({ line, kind, x, width, isFirst }: LineViewProps) {
  const { y, height, block, isOwn } = line;
  if (block === null || line.buttons.length > 0) return null;
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
      const wide = Math.min(width, block.width + 2 * LINE_SPACE.bubble.inset + 2);
      return (
        <rect
          x={isOwn ? x + width - wide : x}
          y={y - 9}
          width={wide}
          height={block.height + 15}
          rx="13"
          fill={isOwn ? 'var(--story-brand)' : 'var(--story-glass-soft)'}
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
    default:
      return null;
  }
}

/** The letters of a line; the one that gives it away is marked. */
export function LineView({ line, kind, x, width, isFirst }: LineViewProps) {
  const { rows, y, height, isWrong, isOwn } = line;
  if (line.buttons.length > 0)
    return (
      <Buttons line={line} x={x} width={width} isMiddle={kind === 'centered' || kind === 'check' || kind === 'code'} />
    );
  const { inset } = LINE_SPACE[kind];
  const isMiddle = kind === 'centered' || kind === 'code';
  const isLarge = kind === 'code' && isFirst && rows.length === 1 && widthOf(rows[0] ?? '') < 9;
  const wide = Math.max(...rows.map(widthOf)) * SIZE;
  const start = isMiddle ? x + (width - (isWrong ? MARK / 2 : 0)) / 2 : isOwn ? x + width - inset - wide : x + inset;
  const edge = kind === 'bubble' ? 5 : 9;
  return (
    <>
      {isWrong && (
        <rect
          x={x - (kind === 'bubble' ? -4 : edge)}
          y={y - 4}
          width={kind === 'bubble' ? width - 4 : width + 2 * edge}
          height={height + 5}
          rx="8"
          fill="var(--story-danger-soft)"
        />
      )}
      {kind === 'check' && (
        <path
          d={`m${x + 1} ${y + 9} 6 7 12-13`}
          fill="none"
          stroke="var(--story-good)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {kind === 'file' && (
        <>
          <path d={`M${x} ${y - 4}h13l7 7v19H${x}z`} fill="var(--story-brand-mid)" />
          <path d={`M${x + 13} ${y - 4}v7h7z`} fill="var(--story-white)" />
        </>
      )}
      <Rows
        rows={rows}
        x={start}
        y={y + (isLarge ? 18 : 16)}
        size={isLarge ? 26 : SIZE}
        gap={GAP}
        weight={isLarge || isWrong ? 600 : 400}
        color={isWrong ? 'var(--story-danger-ink)' : isOwn ? '#fff' : 'var(--story-ink)'}
        anchor={isMiddle ? 'middle' : 'start'}
      />
      {isWrong && <WrongMark x={x + width - 3} y={y + height / 2 - 1} />}
    </>
  );
}

type ButtonsProps = Pick<LineViewProps, 'line' | 'x' | 'width'> & { readonly isMiddle: boolean };

/** Buttons with their words; the last one stands out. */
function Buttons({ line: { buttons, y, height, isWrong }, x, width, isMiddle }: ButtonsProps) {
  const last = buttons.at(-1);
  const all = last === undefined ? 0 : last.x + last.width;
  const start = isMiddle ? x + (width - all) / 2 : x;
  return buttons.map((button) => {
    const isMain = button === last;
    const wide = widthOf(button.text) * SIZE;
    return (
      <g key={button.text}>
        <rect
          x={start + button.x}
          y={y - 3}
          width={button.width}
          height={height + 4}
          rx="8"
          fill={isMain ? (isWrong ? 'var(--story-danger)' : 'var(--story-brand)') : 'none'}
          stroke={isMain ? 'none' : 'var(--story-gray-deep)'}
          strokeWidth="2"
        />
        <Rows
          rows={[button.text]}
          x={start + button.x + button.width / 2}
          y={y + 20}
          size={Math.min(SIZE, (SIZE * (button.width - 12)) / wide)}
          gap={GAP}
          weight={600}
          color={isMain ? '#fff' : 'var(--story-ink)'}
          anchor="middle"
        />
      </g>
    );
  });
}
