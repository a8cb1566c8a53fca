/** A value that adds a condition to a statement: whether the two numbers are the same. Only AND, so nothing more is ever read. */
export type Condition = (original: string, left: string, right: string, and?: string) => string;

const BESIDE: Condition = (original, left, right, and = 'AND') => `${original} ${and} ${left}=${right}`;
const WITHIN_QUOTES: Condition = (original, left, right, and = 'AND') => `${original}' ${and} '${left}'='${right}`;
/** MySQL and SQLite take text within double quotation marks for a text. */
const WITHIN_DOUBLE_QUOTES: Condition = (original, left, right, and = 'AND') =>
  `${original}" ${and} "${left}"="${right}`;
/** For searches, whose pattern goes on behind the value. */
const WITHIN_PATTERN: Condition = (original, left, right, and = 'AND') =>
  `${original}%' ${and} '${left}' LIKE '${right}`;
/** Out of a list of values, or of a function's brackets. */
const BEHIND_NUMBERS: Condition = (original, left, right, and = 'AND') => `${original}) ${and} (${left}=${right}`;
const BEHIND_TEXTS: Condition = (original, left, right, and = 'AND') => `${original}') ${and} ('${left}'='${right}`;

/** The same within brackets. */
const BEHIND_PATTERN: Condition = (original, left, right, and = 'AND') =>
  `${original}%') ${and} ('${left}' LIKE '${right}`;

/** For a search that finds something. */
export const SEARCHING: readonly Condition[] = [WITHIN_PATTERN, WITHIN_QUOTES, BEHIND_PATTERN];

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Databases subtract the parts of a date that stands there without quotation marks; a condition goes beside it as beside a number. */
const DATE = /^\d{4}-\d\d?-\d\d?$/;
/** A column, "true", "null": what stands in a statement without quotation marks. */
const WORD = /^[a-z_][\w.]*$/i;

/** Whether a value may stand in a statement as a number does. */
export const isLikeNumber = (value: string): boolean => NUMBER.test(value) || DATE.test(value);

/** The conditions to try with a value, those first that fit what it looks like. */
export function conditionsFor(original: string, isThorough: boolean): readonly Condition[] {
  if (original === '') return [WITHIN_PATTERN];
  const closing = isLikeNumber(original) ? [BEHIND_NUMBERS, BEHIND_TEXTS] : [BEHIND_TEXTS];
  const beside = WORD.test(original) ? [BESIDE] : [];
  const further = isThorough ? [WITHIN_DOUBLE_QUOTES, ...closing, ...beside] : [];
  if (NUMBER.test(original)) return [BESIDE, WITHIN_QUOTES, ...further];
  if (DATE.test(original)) return [WITHIN_QUOTES, BESIDE, ...further];
  const usual = /^[\p{L}\d ]+$/u.test(original) ? [WITHIN_QUOTES, WITHIN_PATTERN] : [WITHIN_QUOTES];
  return [...usual, ...further];
}
