import type { Evidence } from '@portal/domain/monitoring/finding.ts';
import type { Exchange } from '../guard/exchange.ts';
import { maskHeader, maskText, maskUrl } from './mask.ts';

const EXCERPT_BYTES = 4096;
const CONTEXT_BEFORE = 400;
const REQUEST_BODY_BYTES = 2_000;
/** Headers of every request; they prove nothing. */
const USUAL_HEADERS = new Set(['accept', 'accept-encoding', 'cookie', 'user-agent', 'x-scan-id']);

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
  const sent = cut(maskText(exchange.requestBody ?? ''), REQUEST_BODY_BYTES);
  const head = cut(headLines.join('\n'), EXCERPT_BYTES);
  const body = proof === undefined ? '' : excerpt(exchange.body.toString('utf8'), proof);
  return {
    note,
    request: sent === '' ? requestLines.join('\n') : `${requestLines.join('\n')}\n\n${sent}`,
    response: cut(body === '' ? head : `${head}\n\n${body}`, EXCERPT_BYTES),
    curl: curlOf(exchange),
  };
}

/** A command line that shows the same answer, quoted for a POSIX shell. Usual headers are left out unless `shown`. */
export function curlOf(
  { url, method, requestHeaders, requestBody }: CurlRequest,
  shown: readonly string[] = [],
): string {
  const how = { GET: '-i', HEAD: '-I', OPTIONS: '-i -X OPTIONS', TRACE: '-i -X TRACE', POST: '-i -X POST' }[method];
  const headers = Object.entries(requestHeaders)
    .filter(([name]) => !USUAL_HEADERS.has(name) || shown.includes(name))
    .map(([name, value]) => `-H ${quoteForShell(`${name}: ${maskHeader(name, value)}`)}`);
  const data =
    requestBody === undefined ? [] : [`--data-binary ${quoteForShell(cut(maskText(requestBody), REQUEST_BODY_BYTES))}`];
  return ['curl -sS', how, ...headers, ...data, quoteForShell(maskUrl(url))].join(' ');
}

type CurlRequest = Pick<Exchange, 'url' | 'method' | 'requestHeaders' | 'requestBody'>;

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
