import type { IncomingMessage } from 'node:http';
import type { ReceivedFile, Sent } from './site-page.ts';

/** Reads what came with a request, as programs for forms do. */
export async function readSent(request: IncomingMessage): Promise<Sent> {
  const method = request.method ?? '';
  const chunks: Buffer[] = [];
  if (method === 'POST') for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const type = request.headers['content-type'] ?? '';
  const boundary = /boundary=(.+)$/.exec(type)?.[1];
  const fields = boundary === undefined ? new Map(new URLSearchParams(body)) : fieldsIn(body, boundary);
  const files = boundary === undefined ? [] : filesIn(body, boundary);
  return { method, body, fields: /json|xml/.test(type) ? new Map() : fields, files };
}

function filesIn(body: string, boundary: string): ReceivedFile[] {
  return partsOf(body, boundary).flatMap(({ head, content }) => {
    const name = /filename="([^"]+)"/.exec(head)?.[1];
    const type = /content-type: *(\S+)/i.exec(head)?.[1] ?? '';
    return name === undefined ? [] : [{ name, type, content }];
  });
}

function fieldsIn(body: string, boundary: string): Map<string, string> {
  return new Map(
    partsOf(body, boundary).flatMap(({ head, content }): [string, string][] => {
      const name = /name="([^"]*)"/.exec(head)?.[1];
      return name === undefined ? [] : [[name, content]];
    }),
  );
}

const partsOf = (body: string, boundary: string) =>
  body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      return { head, content: rest.join('\r\n\r\n').replace(/\r\n$/, '') };
    });
