import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import type { Probe } from '../probe.ts';

/** A13: a line break in a parameter starts a header of its own (RFC 9112 section 11.1). Only tried where input is in a header. */
export const checkResponseSplitting: ActiveCheck = async (probe) => {
  const isInHeader = Object.values(probe.marked.headers).some((values) =>
    values.some((value) => value.includes(probe.marker)),
  );
  if (!isInHeader) return null;
  const attempt = async (ask: Probe['send'], lineBreak: string, round: string) => {
    const word = probe.markerFor(round);
    const exchange = await ask(`${probe.original}${lineBreak}x-${word}: ${word}`);
    // What the program writes behind the value, such as a cookie's attributes, comes along.
    return exchange?.headers[`x-${word}`]?.[0]?.startsWith(word) === true ? exchange : null;
  };
  const twice = async (lineBreak: string, round: string) =>
    (await attempt(probe.send, lineBreak, `${round}-1`)) === null
      ? null
      : attempt(probe.confirm, lineBreak, `${round}-2`);
  // Servers also take a line feed alone for the end of a line (RFC 9112 section 2.2).
  const second = (await twice('\r\n', 'split')) ?? (probe.isThorough ? await twice('\n', 'split-feed') : null);
  if (second === null) return null;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A13', 'input-becomes-header', {
      url: second.url,
      exchange: second,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter },
      note: noted('responseSplitting', { parameter }),
    });
};
