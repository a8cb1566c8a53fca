import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import { type DelayingValue, decidesDelay } from '../delay.ts';

/** A08: a wait in an input makes the server wait, although nothing that the command writes is shown. */
export const checkCommandDelays: ActiveCheck = async (probe) => {
  for (const [system, value] of delaysFor(probe.original)) {
    const found = await decidesDelay(probe, value);
    if (found?.exchange == null) continue;
    const { exchange } = found;
    const { url, parameter } = probe.point;
    return (report) =>
      report('A08', 'command-delay-by-input', {
        url: exchange.url,
        exchange,
        place: 'path',
        subject: parameter,
        facts: { path: new URL(url).pathname, parameter, system },
        note: noted('commandDelay', { parameter }),
      });
  }
  return null;
};

/**
 * A shell of Unix waits with `sleep`, whether the value is bare or within quotation marks, and takes the rest for a comment. The
 * substitution is for double quotation marks that the value cannot leave; what stands beside a pipe waits at the same time. The shell
 * of Windows waits a second between two answers of its own machine to `ping`.
 */
function delaysFor(original: string): readonly (readonly [system: string, value: DelayingValue])[] {
  const unix: DelayingValue = (seconds) =>
    `${original}$(sleep ${seconds})|sleep ${seconds} #'|sleep ${seconds} #"|sleep ${seconds} #`;
  const windows: DelayingValue = (seconds) => {
    const command = `&ping -n ${seconds + 1} 127.0.0.1&`;
    return `${original}${command}"${command}`;
  };
  return [
    ['Linux or Unix', unix],
    ['Windows', windows],
  ];
}
