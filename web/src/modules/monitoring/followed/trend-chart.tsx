import { toneFill } from '../../../ui/tone.ts';
import type { TrendScan } from '../website-types.ts';

const WIDTH = 600;
const HEIGHT = 120;
const GAP = 6;
const WIDEST = 44;
/** A scan that found nothing is a thin line, so that it is seen to have been there. */
const LEAST = 2;

type TrendChartProps = { readonly scans: readonly TrendScan[]; readonly label: string };

/** A column for each scan, its highs at the bottom; the same is in words and in a table beside it. */
export function TrendChart({ scans, label }: TrendChartProps) {
  const most = Math.max(1, ...scans.map((scan) => scan.highs + scan.mediums + scan.lows));
  const width = Math.min(WIDEST, (WIDTH - GAP * (scans.length - 1)) / scans.length);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${scans.length * (width + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax meet"
      className="block h-28 w-full"
    >
      {scans.map((scan, index) => (
        <g key={scan.scanId} transform={`translate(${index * (width + GAP)} 0)`}>
          {columnOf(scan, most).map(({ tone, y, height }) => (
            <rect key={tone} y={y} width={width} height={height} rx="2" className={toneFill[tone]} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function columnOf({ highs, mediums, lows }: TrendScan, most: number) {
  const parts = [
    { tone: 'high' as const, count: highs },
    { tone: 'medium' as const, count: mediums },
    { tone: 'low' as const, count: lows },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return [{ tone: 'neutral' as const, y: HEIGHT - LEAST, height: LEAST }];
  let floor = HEIGHT;
  return parts.map(({ tone, count }) => {
    const height = Math.max(LEAST, (count / most) * HEIGHT);
    floor -= height;
    return { tone, y: Math.max(0, floor), height };
  });
}
