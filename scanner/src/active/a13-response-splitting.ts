import type { ActiveCheck } from './active-check.ts';
import type { Probe } from './probe.ts';

/** A13: a line break in a parameter starts a header of its own (RFC 9112 section 11.1). Only tried where input is in a header. */
export const checkResponseSplitting: ActiveCheck = async (probe) => {
  const isInHeader = Object.values(probe.marked.headers).some((values) =>
    values.some((value) => value.includes(probe.marker)),
  );
  if (!isInHeader) return null;
  const attempt = async (ask: Probe['send'], round: string) => {
    const word = probe.markerFor(round);
    const exchange = await ask(`${probe.original}\r\nx-${word}: ${word}`);
    return exchange?.headers[`x-${word}`]?.[0] === word ? exchange : null;
  };
  const first = await attempt(probe.send, 'split-1');
  const second = first === null ? null : await attempt(probe.confirm, 'split-2');
  if (second === null) return null;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A13', 'input-becomes-header', {
      url: second.url,
      exchange: second,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter },
      note: `Twice, a line break in "${parameter}" added a header of our own to the answer.`,
    });
};
