import type { Exchange } from '../../guard/exchange.ts';
import type { Ask, Probe } from '../probe.ts';

/** How a database puts a text together from two: the second, empty part closes what the quotation mark has opened. */
const JOINTS: readonly { readonly joint: string; readonly isAlsoOr: boolean }[] = [
  // PostgreSQL, Oracle and SQLite. To MySQL, and to programs in JavaScript, it is "or", here with an empty text that is never true.
  { joint: "'||'", isAlsoOr: true },
  // MySQL puts texts together that stand side by side.
  { joint: "' '", isAlsoOr: false },
  // Microsoft SQL Server; the N is read by nothing but databases.
  { joint: "'+N'", isAlsoOr: false },
];

export type Concatenation = { readonly exchange: Exchange; readonly right: string; readonly wrong: string };

/**
 * One quotation mark breaks the statement, two repair it: with an empty text put behind the value the page is as before, with a word
 * between the marks it is the one for a broken statement. For statements that take no condition, and programs that refuse blanks or
 * the word AND. Shells take the word for a part of the value, and scripts what follows "or" for nothing.
 */
export async function tryConcatenation(
  probe: Probe,
  texts: { readonly own: string; readonly broken: string },
  textOf: (exchange: Exchange, sent: string) => string,
): Promise<Concatenation | null> {
  const { original, markerFor } = probe;
  const textAfter = async (ask: Ask, value: string) => {
    const exchange = await ask(value);
    return exchange === null ? null : { exchange, text: textOf(exchange, value) };
  };
  for (const { joint, isAlsoOr } of JOINTS) {
    const value = original + joint;
    if ((await textAfter(probe.send, value))?.text !== texts.own) continue;
    const [first, second] = [`${original}'${markerFor('joint-1')}'`, `${original}'${markerFor('joint-2')}'`];
    if ((await textAfter(probe.confirm, first))?.text !== texts.broken) return null;
    // A search that takes its words apart at any sign finds as little with the other marks, which end no text here.
    const other = await textAfter(probe.confirm, `${original}"${markerFor('joint-1')}"`);
    if (other === null || other.text === texts.broken) return null;
    if (isAlsoOr) {
      const longer = await textAfter(probe.confirm, value + markerFor('joint-3'));
      if (longer === null || longer.text === texts.own) continue;
    }
    const again = value + joint;
    if ((await textAfter(probe.confirm, again))?.text !== texts.own) continue;
    const last = await textAfter(probe.confirm, second);
    return last?.text === texts.broken ? { exchange: last.exchange, right: again, wrong: second } : null;
  }
  return null;
}
