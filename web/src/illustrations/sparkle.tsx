type SparkleProps = { readonly x: number; readonly y: number; readonly size?: number | undefined };

/** A four-pointed star that gives a picture some air. */
export function Sparkle({ x, y, size = 7 }: SparkleProps) {
  const waist = size * 0.22;
  return (
    <path
      className="fill-accent stroke-none"
      d={`M${x} ${y - size}L${x + waist} ${y - waist}L${x + size} ${y}L${x + waist} ${y + waist}L${x} ${y + size}L${x - waist} ${y + waist}L${x - size} ${y}L${x - waist} ${y - waist}z`}
    />
  );
}
