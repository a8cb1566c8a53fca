import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { ANY_TEXT } from '../../forms/fill-form.ts';
import type { Exchange } from '../../guard/exchange.ts';
import type { ActiveCheck } from '../active-check.ts';
import { multiplicationOf } from '../arithmetic.ts';
import { breakingValue } from '../error-by-input.ts';
import { pageText } from '../page-text.ts';
import type { Probe } from '../probe.ts';
import { tryConcatenation } from '../sql/concatenation.ts';
import { type Condition, conditionsFor, SEARCHING } from '../sql/conditions.ts';
import { trySelectedNothing } from '../sql/selected-nothing.ts';

/** A word that no database knows in place of AND. */
const NO_WORD = 'ANDZQ';

/**
 * A05: a condition in a parameter decides what the page shows. A true one has to leave it as it is, a false one has to
 * change it, and both do so again with other numbers. A page that differs by itself is not judged.
 */
export const checkSqlConditions: ActiveCheck = async (probe) => {
  if (probe.original !== '') {
    const found = await tryValue(probe);
    return found === null && probe.isThorough && probe.original === ANY_TEXT ? trySearch(probe) : found;
  }
  if (!probe.isThorough) return null;
  return (await tryValue(probe)) ?? (await tryNumberForNothing(probe)) ?? trySearch(probe);
};

async function tryValue(probe: Probe): ReturnType<ActiveCheck> {
  const own = textOf(probe.baseline, probe.original, probe);
  const broken = breakingValue(probe, '1');
  const brokenAnswer = await probe.once(broken);
  // Signs that break every statement change nothing here, so the value is no part of one.
  if (brokenAnswer === null || textOf(brokenAnswer, broken, probe) === own) return null;
  const texts = { own, broken: textOf(brokenAnswer, broken, probe) };
  for (const condition of conditionsFor(probe.original, probe.isThorough)) {
    const found = await tryCondition(probe, condition, own);
    if (found === null) continue;
    if (found === 'no effect') {
      const grammar = probe.isThorough ? await tryGrammar(probe, condition, own, texts.broken) : null;
      if (grammar !== null) return grammar;
      // What reads the value pairs quotation marks, and takes no word for AND: a shell, or nothing that the page shows.
      if (probe.isThorough) return null;
      continue;
    }
    return conditionReport(probe, found);
  }
  if (!probe.isThorough) return null;
  const taken = await trySelectedNothing(probe, own, (exchange, sent) => textOf(exchange, sent, probe));
  if (taken !== null) return grammarReport(probe, taken.exchange, taken);
  return (await tryColumn(probe, own)) ?? tryJoint(probe, texts);
}

/** Where signs lead to another page than a word that is not found, a statement may have broken. */
async function tryJoint(probe: Probe, texts: { readonly own: string; readonly broken: string }) {
  if (textOf(probe.marked, probe.marker, probe) === texts.broken) return null;
  const found = await tryConcatenation(probe, texts, (exchange, sent) => textOf(exchange, sent, probe));
  return found === null ? null : grammarReport(probe, found.exchange, found);
}

/** Without a value the statement was broken from the start; with a number in its place it may not be. */
async function tryNumberForNothing(probe: Probe): ReturnType<ActiveCheck> {
  if (probe.place === 'header' || probe.place === 'cookie') return null;
  const baseline = await probe.send('1');
  if (baseline === null || textOf(baseline, '1', probe) === textOf(probe.baseline, '', probe)) return null;
  return tryValue({ ...probe, original: '1', baseline });
}

/** Stands in most words of most languages, so a search for it finds something. */
const FREQUENT = 'e';

/**
 * A search that shows nothing until it is asked, and nothing either when its statement breaks: only with a value that finds something can a
 * condition be seen. Left after one request where a frequent letter finds as little as a made-up word.
 */
async function trySearch(whole: Probe): ReturnType<ActiveCheck> {
  if (whole.place === 'header' || whole.place === 'cookie') return null;
  const baseline = await whole.send(FREQUENT);
  if (baseline === null) return null;
  const probe = { ...whole, original: FREQUENT, baseline };
  const own = textOf(baseline, FREQUENT, probe);
  const isAlike = (exchange: Exchange, sent: string) => textOf(exchange, sent, probe) === own;
  if (isAlike(whole.marked, whole.marker) || isAlike(whole.baseline, whole.original)) return null;
  const broken = breakingValue(probe, '1');
  const brokenAnswer = await probe.once(broken);
  if (brokenAnswer === null || isAlike(brokenAnswer, broken)) return null;
  for (const condition of SEARCHING) {
    const found = await tryCondition(probe, condition, own);
    if (found !== null && found !== 'no effect') return conditionReport(probe, found);
  }
  return tryJoint(probe, { own, broken: textOf(brokenAnswer, broken, probe) });
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
  if (whenFalse === null) return null;
  // Nothing is there to be hidden by a false condition, as with a wrong name at a sign-in.
  if (whenFalse.text === own) return 'no effect';
  // The same two once more: a page that answers one question in two ways says nothing.
  if ((await ask(probe.confirm, probe.original))?.text !== own) return null;
  if ((await ask(probe.confirm, first.falseValue))?.text !== whenFalse.text) return null;
  if ((await ask(probe.confirm, second.trueValue))?.text !== own) return null;
  const last = await ask(probe.confirm, second.falseValue);
  return last?.text === whenFalse.text ? { exchange: last.exchange, ...second } : null;
}

/**
 * Where a condition has no effect, its grammar may have: with AND the page stays as it is, with a word that no database knows
 * the page is the one for a broken statement. A shell, a search and other languages treat both alike.
 */
async function tryGrammar(probe: Probe, condition: Condition, own: string, broken: string) {
  const values = (round: string) => {
    const number = multiplicationOf(probe.markerFor(round)).product.slice(-6);
    return {
      right: condition(probe.original, number, number),
      wrong: condition(probe.original, number, number, NO_WORD),
    };
  };
  const textAfter = async (ask: Probe['send'], value: string) => {
    const exchange = await ask(value);
    return exchange === null ? null : { exchange, text: textOf(exchange, value, probe) };
  };
  const [first, second] = [values('grammar-1'), values('grammar-2')];
  const wrong = await textAfter(probe.send, first.wrong);
  if (wrong === null || wrong.text === own || wrong.text !== broken) return null;
  if ((await textAfter(probe.confirm, second.right))?.text !== own) return null;
  const again = await textAfter(probe.confirm, second.wrong);
  if (again?.text !== broken) return null;
  if ((await textAfter(probe.confirm, first.right))?.text !== own) return null;
  return grammarReport(probe, again.exchange, second);
}

/**
 * A value that names a column, such as what a list is sorted by, takes a further column: a number that is selected leaves the order
 * as it is, the same with a word that no database knows does not. Nothing of the database's own is read.
 */
async function tryColumn(probe: Probe, own: string) {
  if (!/^[a-z_][\w.]*(?: (?:asc|desc))?$/i.test(probe.original) && !/^\d$/.test(probe.original)) return null;
  const values = (round: string) => {
    const number = multiplicationOf(probe.markerFor(round)).product.slice(-6);
    return { right: `${probe.original},(SELECT ${number})`, wrong: `${probe.original},(SELECTZQ ${number})` };
  };
  const [first, second] = [values('column-1'), values('column-2')];
  const after = async (ask: Probe['send'], value: string) => {
    const exchange = await ask(value);
    return exchange === null ? null : { exchange, text: textOf(exchange, value, probe) };
  };
  if ((await after(probe.send, first.right))?.text !== own) return null;
  const wrong = await after(probe.send, first.wrong);
  if (wrong === null || wrong.text === own) return null;
  if ((await after(probe.confirm, second.right))?.text !== own) return null;
  const again = await after(probe.confirm, second.wrong);
  return again?.text === wrong.text ? grammarReport(probe, again.exchange, second) : null;
}

type Decided = { readonly exchange: Exchange; readonly trueValue: string; readonly falseValue: string };

function conditionReport(probe: Probe, { exchange, trueValue, falseValue }: Decided) {
  const { url, parameter } = probe.point;
  return (report: Report) =>
    report('A05', 'database-condition-by-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter },
      note: noted('sqlCondition', { parameter, right: trueValue, wrong: falseValue }),
    });
}

function grammarReport(probe: Probe, exchange: Exchange, { right, wrong }: { right: string; wrong: string }) {
  const { url, parameter } = probe.point;
  return (report: Report) =>
    report('A05', 'database-grammar-by-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter },
      note: noted('sqlOrder', { parameter, right, wrong }),
    });
}

function valuesOf({ original, markerFor }: Probe, condition: Condition, round: string) {
  const number = multiplicationOf(markerFor(round)).product.slice(-6);
  const other = String(Number(`1${number}`) + 1).slice(1);
  return { trueValue: condition(original, number, number), falseValue: condition(original, number, other) };
}

const textOf = (exchange: Exchange, sent: string, { original }: Probe): string => pageText(exchange, sent, original);
