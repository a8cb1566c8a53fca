import type { Exchange } from '../guard/exchange.ts';
import type { ActiveCheck } from './active-check.ts';
import { multiplicationOf } from './arithmetic.ts';
import { breakingValue } from './error-by-input.ts';
import { pageText } from './page-text.ts';
import type { Probe } from './probe.ts';

/** A value that adds a condition to a statement: whether the two numbers are the same. Only AND, so nothing more is ever read. */
type Condition = (original: string, left: string, right: string) => string;

const BESIDE_NUMBER: Condition = (original, left, right) => `${original} AND ${left}=${right}`;
const WITHIN_QUOTES: Condition = (original, left, right) => `${original}' AND '${left}'='${right}`;
/** MySQL and SQLite take text within double quotation marks for a text. */
const WITHIN_DOUBLE_QUOTES: Condition = (original, left, right) => `${original}" AND "${left}"="${right}`;
/** For searches, whose pattern goes on behind the value. */
const WITHIN_PATTERN: Condition = (original, left, right) => `${original}%' AND '${left}' LIKE '${right}`;

/**
 * A05: a condition in a parameter decides what the page shows. A true one has to leave it as it is, a false one has to
 * change it, and both do so again with other numbers. A page that differs by itself is not judged.
 */
export const checkSqlConditions: ActiveCheck = async (probe) => {
  if (probe.original === '') return null;
  const own = textOf(probe.baseline, probe.original, probe);
  const broken = breakingValue(probe, '1');
  const brokenAnswer = await probe.once(broken);
  // Signs that break every statement change nothing here, so the value is no part of one.
  if (brokenAnswer === null || textOf(brokenAnswer, broken, probe) === own) return null;
  for (const condition of conditionsFor(probe.original, probe.isThorough)) {
    const found = await tryCondition(probe, condition, own);
    if (found === null) continue;
    const { url, parameter } = probe.point;
    return (report) =>
      report('A05', 'database-condition-by-input', {
        url: found.exchange.url,
        exchange: found.exchange,
        place: 'path',
        subject: parameter,
        facts: { path: new URL(url).pathname, parameter },
        note: `Twice, with different numbers, a true condition in "${parameter}" (${found.trueValue}) left the page as it is, and a false one (${found.falseValue}) changed it.`,
      });
  }
  return null;
};

function conditionsFor(original: string, isThorough: boolean): readonly Condition[] {
  const further = isThorough ? [WITHIN_DOUBLE_QUOTES] : [];
  if (/^-?\d+(?:\.\d+)?$/.test(original)) return [BESIDE_NUMBER, WITHIN_QUOTES, ...further];
  const usual = /^[\p{L}\d ]+$/u.test(original) ? [WITHIN_QUOTES, WITHIN_PATTERN] : [WITHIN_QUOTES];
  return [...usual, ...further];
}

async function tryCondition(probe: Probe, condition: Condition, own: string) {
  const [first, second] = [valuesOf(probe, condition, 'condition-1'), valuesOf(probe, condition, 'condition-2')];
  const ask = async (send: Probe['send'], value: string) => {
    const exchange = await send(value);
    return exchange === null ? null : { exchange, text: textOf(exchange, value, probe) };
  };
  const whenTrue = await ask(probe.send, first.trueValue);
  if (whenTrue?.text !== own) return null;
  const whenFalse = await ask(probe.send, first.falseValue);
  if (whenFalse === null || whenFalse.text === own) return null;
  // The same two once more: a page that answers one question in two ways says nothing.
  if ((await ask(probe.confirm, probe.original))?.text !== own) return null;
  if ((await ask(probe.confirm, first.falseValue))?.text !== whenFalse.text) return null;
  if ((await ask(probe.confirm, second.trueValue))?.text !== own) return null;
  const last = await ask(probe.confirm, second.falseValue);
  return last?.text === whenFalse.text ? { exchange: last.exchange, ...second } : null;
}

function valuesOf({ original, markerFor }: Probe, condition: Condition, round: string) {
  const number = multiplicationOf(markerFor(round)).product.slice(-6);
  const other = String(Number(`1${number}`) + 1).slice(1);
  return { trueValue: condition(original, number, number), falseValue: condition(original, number, other) };
}

const textOf = (exchange: Exchange, sent: string, { original }: Probe): string => pageText(exchange, sent, original);
