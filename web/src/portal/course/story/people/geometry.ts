/** A place in a drawing; y grows downward. */
export type Point = readonly [x: number, y: number];
/** A place with the thickness there: half the width of an arm, say. */
type Joint = readonly [x: number, y: number, r: number];

const number = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${number(x)} ${number(y)}`;

/** The outline of a limb that runs from joint to joint and grows thinner or thicker on the way: the `d` of a path. */
export function limb(...joints: readonly Joint[]): string {
  return joints
    .slice(1)
    .map((to, index) => capsule(joints[index] ?? to, to))
    .join('');
}

/** Two circles and their outer tangents. */
function capsule([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  if (distance <= Math.abs(r1 - r2)) return circle(r1 > r2 ? [x1, y1, r1] : [x2, y2, r2]);
  const direction = Math.atan2(y2 - y1, x2 - x1);
  const spread = Math.acos((r1 - r2) / distance);
  const on = (x: number, y: number, r: number, angle: number) => at(x + r * Math.cos(angle), y + r * Math.sin(angle));
  const [left, right] = [direction + spread, direction - spread];
  const isWider = spread > Math.PI / 2;
  return (
    `M${on(x1, y1, r1, left)}L${on(x2, y2, r2, left)}` +
    `A${number(r2)} ${number(r2)} 0 ${isWider ? 1 : 0} 0 ${on(x2, y2, r2, right)}` +
    `L${on(x1, y1, r1, right)}A${number(r1)} ${number(r1)} 0 ${isWider ? 0 : 1} 0 ${on(x1, y1, r1, left)}Z`
  );
}

const circle = ([x, y, r]: Joint) =>
  `M${at(x - r, y)}A${number(r)} ${number(r)} 0 1 0 ${at(x + r, y)}A${number(r)} ${number(r)} 0 1 0 ${at(x - r, y)}Z`;

/**
 * Where the elbow or the knee is, between a fixed joint and where the limb reaches.
 * @param lengths of the two bones
 * @param bend 1 or -1: to which side it bends
 * @returns the joint, and the end, which is nearer than wished where the limb is too short
 */
export function reach(
  from: Point,
  to: Point,
  [first, second]: readonly [number, number],
  bend: 1 | -1,
): { readonly joint: Point; readonly end: Point } {
  const wished = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const distance = Math.max(Math.abs(first - second) + 1, Math.min(wished, first + second - 0.5));
  const along: Point = [(to[0] - from[0]) / wished, (to[1] - from[1]) / wished];
  const middle = (first ** 2 - second ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, first ** 2 - middle ** 2)) * bend;
  return {
    joint: [from[0] + along[0] * middle - along[1] * aside, from[1] + along[1] * middle + along[0] * aside],
    end: [from[0] + along[0] * distance, from[1] + along[1] * distance],
  };
}

/** The direction from one place to another, in degrees: 0 to the right, 90 downward. */
export const angleOf = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

/** A place between two, by the share of the way. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
