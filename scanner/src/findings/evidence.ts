import type { Evidence } from '@portal/domain/monitoring/finding.ts';
import type { Exchange, Method } from '../guard/exchange.ts';
import { maskHeader, maskText, maskUrl } from './mask.ts';

const EXCERPT_BYTES = 4096;
const CONTEXT_BEFORE = 400;

/**
 * Evidence of one exchange: masked request, answer cut to 4 KB and, with `proof`, the part of the body around that
 * text. Cookie and Authorization values, secrets and card numbers are hidden.
 */
export function evidenceOf(note: string, exchange: Exchange, proof?: string): Evidence {
  const url = new URL(exchange.url);
  const headLines = [
    `HTTP/1.1 ${exchange.status}`,
    ...Object.entries(exchange.headers).flatMap(([name, values]) =>
      values.map((value) => `${name}: ${maskHeader(name, value)}`),
    ),
  ];
  const requestLines = [
    `${exchange.method} ${maskUrl(url.pathname + url.search)} HTTP/1.1`,
    `host: ${url.host}`,
    ...Object.entries(exchange.requestHeaders).map(([name, value]) => `${name}: ${maskHeader(name, value)}`),
  ];
  const head = cut(headLines.join('\n'), EXCERPT_BYTES);
  const body = proof === undefined ? '' : excerpt(exchange.body.toString('utf8'), proof);
  return {
    note,
    request: requestLines.join('\n'),
    response: cut(body === '' ? head : `${head}\n\n${body}`, EXCERPT_BYTES),
    curl: curlOf(exchange.url, exchange.method),
  };
}

/** A command line that shows the same answer; quoted for a POSIX shell. */
export function curlOf(url: string, method: Method = 'GET'): string {
  const how = { GET: '-i', HEAD: '-I', OPTIONS: '-i -X OPTIONS', TRACE: '-i -X TRACE' }[method];
  return `curl -sS ${how} ${quoteForShell(maskUrl(url))}`;
}

/** One word of a POSIX shell command, whatever it holds. */
export function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

function excerpt(text: string, proof: string): string {
  // Masked before it is cut, so that half a secret cannot slip through at the edge.
  const at = Math.max(0, text.indexOf(proof));
  const from = Math.max(0, at - EXCERPT_BYTES);
  const masked = maskText(text.slice(from, at + 2 * EXCERPT_BYTES));
  // Masking moves the place, so it is found by what stands before it.
  const start = Math.max(0, maskText(text.slice(from, at)).length - CONTEXT_BEFORE);
  return masked.slice(start, start + EXCERPT_BYTES / 2).replaceAll('\u0000', '\ufffd');
}

function cut(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  return encoded.length <= bytes
    ? text
    : encoded
        .subarray(0, bytes)
        .toString('utf8')
        .replace(/\ufffd+$/, '');
}
