import type { IncomingMessage } from 'node:http';
import type { Sent } from './site-page.ts';

/** Reads what came with a request, as programs for forms do. */
export async function readSent(request: IncomingMessage): Promise<Sent> {
  const method = request.method ?? '';
  const chunks: Buffer[] = [];
  if (method === 'POST') for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const type = request.headers['content-type'] ?? '';
  const boundary = /boundary=(.+)$/.exec(type)?.[1];
  const fields = boundary === undefined ? new Map(new URLSearchParams(body)) : fieldsIn(body, boundary);
  return { method, body, fields: /json|xml/.test(type) ? new Map() : fields };
}

function fieldsIn(body: string, boundary: string): Map<string, string> {
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const name = /name="([^"]*)"/.exec(head)?.[1];
      return name === undefined ? [] : [[name, rest.join('\r\n\r\n').replace(/\r\n$/, '')]];
    }),
  );
}
