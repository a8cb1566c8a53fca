import type { Layout } from './layout.ts';
import { Rows } from './rows.tsx';
import { widthOf, wrapEvenly } from './wrap-words.ts';

const SIZE = 20;
const GAP = 25;
const PADDING = 17;

type BubbleProps = { readonly text: string; readonly place: NonNullable<Layout['bubble']> };

/** What somebody says, as large as its words, near the mouth it comes from; a voice from elsewhere has a dashed edge. */
export function Bubble({ text, place: { area, mouth, isVoice } }: BubbleProps) {
  const rows = wrapEvenly(text, Math.min(area.width - 2 * PADDING, 300) / SIZE);
  const width = Math.max(...rows.map(widthOf)) * SIZE + 2 * PADDING;
  const height = rows.length * GAP + 2 * PADDING - 8;
  const [mx, my] = mouth;
  const x = Math.max(area.x, Math.min(mx - width / 2, area.x + area.width - width));
  const { y } = area;
  return (
    <g className="story-appears">
      <path
        d={outline({ x, y, width, height }, mx, my)}
        fill="var(--story-paper)"
        stroke={isVoice ? 'var(--story-ink-soft)' : 'var(--story-wall-line)'}
        strokeWidth={isVoice ? 2.5 : 2}
        strokeDasharray={isVoice ? '8 6' : undefined}
        strokeLinejoin="round"
      />
      <Rows rows={rows} x={x + width / 2} y={y + PADDING + 15} size={SIZE} gap={GAP} weight={500} anchor="middle" />
    </g>
  );
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A rounded box with a tail toward a mouth, from its lower edge or, where the mouth is beside it, from that side. */
function outline({ x, y, width, height }: Box, mx: number, my: number): string {
  const r = 18;
  const right = x + width;
  const bottom = y + height;
  const n = (value: number) => Math.round(value * 10) / 10;
  const isBelow = my > bottom + 4;
  const foot = Math.max(x + r + 4, Math.min(mx - 11, right - r - 26));
  // The tail ends before the mouth, and is never longer than this.
  const reach = Math.min(1, 58 / Math.max(1, Math.hypot(mx - foot - 11, my - bottom)), 0.8);
  const tip = [foot + 11 + (mx - foot - 11) * reach, bottom + (my - bottom) * reach] as const;
  const side = Math.min(bottom - r - 20, Math.max(y + r, my - 10));
  const lower = isBelow ? `H${n(foot + 22)}L${n(tip[0])} ${n(tip[1])}L${n(foot)} ${n(bottom)}` : '';
  const left =
    !isBelow && mx < x ? `V${n(side + 18)}L${n(Math.max(mx + 6, x - 26))} ${n(side + 10)}L${n(x)} ${n(side)}` : '';
  const far =
    !isBelow && mx > right
      ? `V${n(side)}L${n(Math.min(mx - 6, right + 26))} ${n(side + 10)}L${n(right)} ${n(side + 18)}`
      : '';
  return (
    `M${n(x + r)} ${n(y)}H${n(right - r)}Q${n(right)} ${n(y)} ${n(right)} ${n(y + r)}${far}V${n(bottom - r)}` +
    `Q${n(right)} ${n(bottom)} ${n(right - r)} ${n(bottom)}${lower}H${n(x + r)}Q${n(x)} ${n(bottom)} ${n(x)} ${n(bottom - r)}` +
    `${left}V${n(y + r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Z`
  );
}
