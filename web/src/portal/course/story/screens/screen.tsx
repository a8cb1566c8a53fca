import type { Area } from '../scene/layout.ts';
import { Rows } from '../scene/rows.tsx';
import { wrapWords } from '../scene/wrap-words.ts';
import type { ScreenData } from '../story-types.ts';
import { BUTTON_HEIGHT, DeviceButtons, DeviceFrame, DeviceHead } from './frames.tsx';
import { LineGround, LineView } from './line-view.tsx';
import { BOLD, endOf, linesOf } from './lines.ts';
import { LINE_SPACE, SCREEN_LOOKS, type ScreenLook } from './looks.ts';

const TITLE = 21;
const TITLE_GAP = 25;
const MARGIN = 24;
const HEAD: Readonly<Record<ScreenLook['head'], number>> = { band: 34, icon: 78, address: 38, rings: 30, none: 8 };

type ScreenProps = {
  readonly screen: ScreenData;
  readonly area: Area;
  /** A sign lies over the upper corner; the title leaves room for it. */
  readonly hasSign: boolean;
};

/** What a device shows, as tall as its words and in the middle of the place for it. */
export function Screen({ screen, area, hasSign }: ScreenProps) {
  const look = SCREEN_LOOKS[screen.kind];
  const width = look.frame === 'phone' ? Math.min(area.width, 284) : area.width;
  const x = area.x + (area.width - width) / 2;
  const inner = width - 2 * MARGIN - (look.frame === 'phone' ? 6 : 0);
  const { between } = LINE_SPACE[look.lines];
  const title = wrapWords(
    screen.title,
    (inner - (hasSign && look.head !== 'icon' ? 44 : look.frame === 'paper' ? 22 : 0)) / TITLE / BOLD,
  );
  const head = look.frame === 'phone' && look.head === 'band' ? 26 : HEAD[look.head];
  const titleEnd = head + 18 + title.length * TITLE_GAP;
  const lines = linesOf(screen, look.lines, inner, titleEnd + between / 2 + 8);
  // Buttons that have words stand for those that have none.
  const buttons = lines.some((line) => line.buttons.length > 0) && look.buttons !== 'call' ? 'none' : look.buttons;
  const end = endOf(lines, titleEnd) + (look.lines === 'plain' ? 4 : 14);
  const height = end + 16 + BUTTON_HEIGHT[buttons];
  const shrink = Math.min(1, area.height / height);
  const y = area.y + Math.max(0, (area.height - height) / 2);
  const middle = area.x + area.width / 2;
  const left = x + (width - inner) / 2;
  return (
    <g transform={`translate(${middle} ${area.y}) scale(${shrink.toFixed(3)}) translate(${-middle} ${-area.y})`}>
      <DeviceFrame look={look} x={x} y={y} width={width} height={height} />
      <DeviceHead look={look} kind={screen.kind} x={x} y={y} width={width} />
      <Rows
        rows={title}
        x={look.isCentered ? x + width / 2 : left}
        y={y + head + 32}
        size={TITLE}
        gap={TITLE_GAP}
        weight={700}
        anchor={look.isCentered ? 'middle' : 'start'}
      />
      {look.head !== 'icon' && lines.length > 0 && (
        <path d={`M${left} ${y + titleEnd + 3}h${inner}`} stroke="var(--story-gray)" strokeWidth="2" />
      )}
      <g transform={`translate(0 ${y})`}>
        {lines.map((line, index) => (
          <LineGround key={line.y} line={line} kind={look.lines} x={left} width={inner} isFirst={index === 0} />
        ))}
        {lines.map((line, index) => (
          <LineView key={line.y} line={line} kind={look.lines} x={left} width={inner} isFirst={index === 0} />
        ))}
      </g>
      <DeviceButtons buttons={buttons} x={left} y={y + end + 2} width={inner} />
    </g>
  );
}
