import type { InsertionPoint } from '../active/insertion-point.ts';
import type { Exchange } from '../guard/exchange.ts';
import { curlOf, quoteForShell } from './evidence.ts';
import { maskText } from './mask.ts';
import type { Report } from './report.ts';

/**
 * A report of findings about an input. A probe within the path makes an address of its own, so those findings are placed at
 * the address that the site itself has; and a cookie, hidden in the evidence like all cookies, is shown in the command.
 */
export function pointReport(report: Report, point: InsertionPoint): Report {
  return (checkId, variant, sighting) => {
    const { exchange } = sighting;
    const url = point.place === 'path' ? point.url : sighting.url;
    const command = exchange === undefined ? null : commandFor(point, exchange);
    report(checkId, variant, { ...sighting, url, ...(command === null ? {} : { curl: command }) });
  };
}

function commandFor({ place, parameter }: InsertionPoint, exchange: Exchange): string | null {
  if (place === 'header') return curlOf(exchange, [parameter]);
  const pair = exchange.requestHeaders.cookie?.split('; ').find((cookie) => cookie.startsWith(`${parameter}=`));
  if (place !== 'cookie' || pair === undefined) return null;
  return `curl -sS -i -H ${quoteForShell(`cookie: ${maskText(pair)}`)} ${quoteForShell(exchange.url)}`;
}
