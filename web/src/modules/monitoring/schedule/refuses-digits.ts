const limits: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  hour: { min: 1, max: 12 },
  minute: { min: 0, max: 59 },
};

/** True for digits that make no hour from 1 to 12, or no minute from 0 to 59 (spec part 2, section 5); a first 0 may go on. */
export function refusesDigits(part: string, digits: string): boolean {
  const limit = limits[part];
  if (limit === undefined) return false;
  const number = Number(digits);
  return number > limit.max || (digits.length > 1 && number < limit.min);
}
