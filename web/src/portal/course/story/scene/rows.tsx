type RowsProps = {
  readonly rows: readonly string[];
  readonly x: number;
  /** Of the first row's foot line. */
  readonly y: number;
  readonly size: number;
  readonly gap: number;
  readonly color?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle';
};

/** Rows of text, one below the other. */
export const Rows = ({
  rows,
  x,
  y,
  size,
  gap,
  color = 'var(--story-ink)',
  weight = 400,
  anchor = 'start',
}: RowsProps) => (
  <text fontSize={size} fontWeight={weight} fill={color} textAnchor={anchor}>
    {rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one text never change their order
      <tspan key={index} x={x} y={y + index * gap}>
        {row}
      </tspan>
    ))}
  </text>
);
