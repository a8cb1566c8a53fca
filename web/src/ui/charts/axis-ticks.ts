const NICE = [1, 2, 5] as const;
/** So many lines above the floor are read at a glance. */
const MAX_STEPS = 4;

/** Whole numbers for an axis of counts: from 0, at even distances, the last at least as high as the greatest count. */
export function axisTicks(greatest: number): readonly number[] {
  const top = Math.max(1, greatest);
  let step = 1;
  for (let power = 1; step * MAX_STEPS < top; power *= 10) {
    step = NICE.map((factor) => factor * power).find((size) => size * MAX_STEPS >= top) ?? step;
  }
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
