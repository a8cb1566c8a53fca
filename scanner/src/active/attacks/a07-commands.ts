import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import { multiplicationOf, showsNumber } from '../arithmetic.ts';
import { bodyWithout, type Probe } from '../probe.ts';

/**
 * Ends the command that the value stands in, whether it is bare or within either kind of quotation marks, and reckons:
 * a shell of Unix writes the word and the product (POSIX.1-2024 XCU 2.6.4) and takes the rest for a comment, that of
 * Windows writes the product alone (`set /a`). The pipe ends a command that would go on for ever, such as ping.
 */
function valueFor(probe: Probe, round: string) {
  const word = probe.markerFor(round);
  const { expression, product } = multiplicationOf(word);
  const commands = `|echo ${word}$((${expression})) #&set /a ${expression}&`;
  return { word, product, sent: `${probe.original}${commands}'${commands}"${commands}` };
}

/** The same without pipes and ampersands, for programs that take them out: a line of its own, and a substitution. */
function valueWithoutPipes(probe: Probe, round: string) {
  const word = probe.markerFor(round);
  const { expression, product } = multiplicationOf(word);
  const line = `\necho ${word}$((${expression})) #`;
  return { word, product, sent: `${probe.original}${line}'${line}"${line}\n` };
}

/** A07: what stands in a parameter becomes a command of the server. Ours multiplies two numbers, and nothing else. */
export const checkCommands: ActiveCheck = async (probe) => {
  const found = (await twice(probe, valueFor, 'command')) ?? (await withoutPipes(probe));
  if (found === null) return null;
  const { exchange, system, product } = found;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A07', 'command-by-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter, system },
      proof: product,
      note: noted('command', { parameter, product }),
    });
};

type Value = typeof valueFor;

const withoutPipes = (probe: Probe) => (probe.isThorough ? twice(probe, valueWithoutPipes, 'line') : null);

async function twice(probe: Probe, value: Value, round: string) {
  const first = await attempt(probe, probe.send, value, `${round}-1`);
  const second = first === null ? null : await attempt(probe, probe.confirm, value, `${round}-2`);
  return second !== null && second.system === first?.system ? second : null;
}

async function attempt(probe: Probe, ask: Probe['send'], value: Value, round: string) {
  const { word, product, sent } = value(probe, round);
  const exchange = await ask(sent);
  if (exchange === null) return null;
  const text = bodyWithout(exchange, sent);
  const system = text.includes(`${word}${product}`) ? 'Linux or Unix' : showsNumber(text, product) ? 'Windows' : null;
  return system === null ? null : { exchange, system, product };
}
