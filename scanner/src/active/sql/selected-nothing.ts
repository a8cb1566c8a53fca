import type { Exchange } from '../../guard/exchange.ts';
import { multiplicationOf } from '../arithmetic.ts';
import type { Ask, Probe } from '../probe.ts';
import { isLikeNumber } from './conditions.ts';

const NUMBERS = /^\d{1,9}(?:, ?\d{1,9}){1,50}$/;

/**
 * From a number a selected nothing is taken away: the page stays as it is, and the same with a word that no database knows does not leave
 * it so. For numbers beside which no condition can stand: between two others, in a list, behind OFFSET. A calculator knows no SELECT, and
 * what reads a number's beginning alone leaves the page as it is both times.
 */
export async function trySelectedNothing(
  probe: Probe,
  own: string,
  textOf: (exchange: Exchange, sent: string) => string,
): Promise<{ readonly exchange: Exchange; readonly right: string; readonly wrong: string } | null> {
  const { original } = probe;
  if (!isLikeNumber(original) && !NUMBERS.test(original)) return null;
  const values = (round: string) => {
    const number = multiplicationOf(probe.markerFor(round)).product.slice(-6);
    return {
      right: `${original}-(SELECT ${number}-${number})`,
      wrong: `${original}-(SELECTZQ ${number}-${number})`,
    };
  };
  const after = async (ask: Ask, value: string) => {
    const exchange = await ask(value);
    return exchange === null ? null : { exchange, text: textOf(exchange, value) };
  };
  const [first, second] = [values('nothing-1'), values('nothing-2')];
  if ((await after(probe.send, first.right))?.text !== own) return null;
  const wrong = await after(probe.send, first.wrong);
  if (wrong === null || wrong.text === own) return null;
  if ((await after(probe.confirm, second.right))?.text !== own) return null;
  const again = await after(probe.confirm, second.wrong);
  return again?.text === wrong.text ? { exchange: again.exchange, ...second } : null;
}
