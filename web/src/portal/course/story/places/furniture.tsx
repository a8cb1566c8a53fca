/** Furniture and things that stand in several places. Each is drawn from its middle on the ground, at 0, 0. */

/** A plant in a pot. */
export const Plant = ({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cx="0" cy="0" rx="30" ry="5" fill="#10131f" opacity=".12" />
    <path d="M0-40C-8-70-34-84-44-74-40-56-20-44 0-40Z" fill="var(--story-leaf-deep)" />
    <path d="M0-40C6-78 30-92 42-80 40-62 20-46 0-40Z" fill="var(--story-leaf-deep)" />
    <path d="M0-38C-16-66-14-104 0-114 14-104 16-66 0-38Z" fill="var(--story-leaf)" />
    <path d="M0-38C-20-52-46-54-52-42-38-30-16-30 0-38Z" fill="var(--story-leaf)" />
    <path d="M0-38C18-56 44-54 50-44 36-30 16-30 0-38Z" fill="var(--story-leaf)" />
    <path d="M-22-42h44l-5 42h-34z" fill="var(--story-pot)" />
    <path d="M-25-46h50v10h-50z" fill="var(--story-pot)" />
    <path d="M6-36h15l-4 36H4z" fill="#10131f" opacity=".1" />
  </g>
);

/** A window with the sky behind it. */
export const Window = ({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-7" y="-7" width={width + 14} height={height + 14} rx="4" fill="var(--story-white)" />
    <rect width={width} height={height} fill="var(--story-sky)" />
    <path
      d={`M0 ${height}V${height * 0.72}q${width * 0.2}-22 ${width * 0.42}-8t${width * 0.58}-14v${height * 0.28 + 22}z`}
      fill="var(--story-sky-deep)"
    />
    <path d={`M${width * 0.16} 0h${width * 0.2}L0 ${height * 0.7}V${height * 0.35}z`} fill="#fff" opacity=".22" />
    <path d={`M${width / 2} 0v${height}M0 ${height * 0.42}h${width}`} stroke="var(--story-white)" strokeWidth="6" />
    <rect x="-13" y={height + 5} width={width + 26} height="9" rx="3" fill="var(--story-gray)" />
  </g>
);

/** A lamp that hangs from above. */
export const Lamp = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d={`M0 0v${y}`} stroke="var(--story-dark)" strokeWidth="3" />
    <path d={`M-30 ${y + 26}q0-30 30-30t30 30z`} fill="var(--story-brand-mid)" />
    <path d={`M6 ${y - 3}q24 4 24 29H12q2-20-6-29z`} fill="#10131f" opacity=".12" />
    <path d={`M-13 ${y + 26}h26q-3 9-13 9t-13-9z`} fill="#ffe9a8" />
  </g>
);

/** A shelf on the wall with folders and a plant. */
export const Shelf = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M6-46h14V0H6zM22-50h12V0H22z" fill="var(--story-brand-mid)" />
    <path d="M36-44h14V0H36z" fill="var(--story-gray-deep)" />
    <path d="m52-42 12-4 10 44-12 3z" fill="var(--story-pot)" />
    <path d="M90-18h20l-3 18H93z" fill="var(--story-white)" />
    <path
      d="M100-18q-14-10-12-22 12 2 12 22zm0 0q12-12 14-24-14 4-14 24zm0 0q-4-20 1-30 6 12-1 30z"
      fill="var(--story-leaf)"
    />
    <rect x="-4" y="0" width="126" height="7" rx="2" fill="var(--story-wood)" />
    <path d="M10 7v10M108 7v10" stroke="var(--story-wood-deep)" strokeWidth="5" />
  </g>
);

/** A framed picture. */
export const Frame = ({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={width} height={height} rx="3" fill="var(--story-wood)" />
    <rect x="6" y="6" width={width - 12} height={height - 12} fill="var(--story-white)" />
    <path
      d={`M6 ${height - 6}l${width * 0.3}-${height * 0.42} ${width * 0.22} ${height * 0.24} ${width * 0.14}-${height * 0.14} ${width * 0.34 - 12} ${height * 0.32}z`}
      fill="var(--story-brand-mid)"
    />
    <circle cx={width * 0.7} cy={height * 0.3} r={height * 0.1} fill="var(--story-pot)" />
  </g>
);

/** A clock on the wall. */
export const WallClock = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="24" fill="var(--story-dark)" />
    <circle r="19" fill="var(--story-white)" />
    <path d="M0 0v-12M0 0l9 5" stroke="#353b4d" strokeWidth="3.5" strokeLinecap="round" />
  </g>
);

/** Boxes, one on the other. */
export const Boxes = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx="4" cy="0" rx="56" ry="6" fill="#10131f" opacity=".12" />
    <path d="M-48-52h92V0h-92z" fill="var(--story-wood)" />
    <path d="M-48-52h92v9h-92zM-10-52H6v20l-8-5-8 5z" fill="var(--story-wood-deep)" />
    <path d="M-26-94h62v42h-62z" fill="var(--story-wood-deep)" />
    <path d="M-26-94h62v8h-62zM-1-94h12v17l-6-4-6 4z" fill="var(--story-wood-dark)" />
  </g>
);
