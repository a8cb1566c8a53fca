/** Two numbers and their product, which no page shows by chance. */
export type Multiplication = { readonly expression: string; readonly product: string };

const LEAST = 10_007;
/** Keeps every product below 2^31, because the command line of Windows reckons with 32 bits. */
const SPAN = 36_000;

/** A multiplication made from a marker: the same for the same marker, so that a continued scan sends the same probes. */
export function multiplicationOf(marker: string): Multiplication {
  const digits = marker.replace(/^zq/, '');
  const [a, b] = [digits.slice(0, 5), digits.slice(5, 10)].map((part) => LEAST + (Number.parseInt(part, 16) % SPAN));
  return { expression: `${a}*${b}`, product: String(Number(a) * Number(b)) };
}

/** Whether the text holds the number by itself, not as a part of a longer one. */
export const showsNumber = (text: string, number: string): boolean =>
  new RegExp(`(?<![\\d.])${number}(?![\\d])`).test(text);
