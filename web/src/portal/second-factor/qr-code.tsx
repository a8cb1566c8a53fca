import { encode } from 'uqr';

/** Light modules around a code, without which readers do not find it (ISO/IEC 18004). */
const QUIET_MODULES = 4;

type QrCodeProps = {
  readonly text: string;
  /** What the picture is, for those who do not see it. */
  readonly label: string;
};

/** A QR code, dark on light in both colour schemes: many readers fail on inverted ones. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-box border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
