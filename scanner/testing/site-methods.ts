import type { IncomingMessage, ServerResponse } from 'node:http';

/** A server that announces writing and sends TRACE requests back, as old ones did. */
export function allowEverything(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'OPTIONS') response.writeHead(200, { allow: 'GET, HEAD, OPTIONS, TRACE, PUT, DELETE' }).end();
  else if (request.method === 'TRACE') {
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
    response.writeHead(200, { 'content-type': 'message/http' }).end(['TRACE / HTTP/1.1', ...lines, ''].join('\r\n'));
  } else return false;
  return true;
}

/** A server that only lets its pages be read. */
export function allowReading(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'OPTIONS') response.writeHead(204, { allow: 'GET, HEAD, OPTIONS' }).end();
  else if (request.method === 'TRACE') response.writeHead(405, { allow: 'GET, HEAD, OPTIONS' }).end();
  else return false;
  return true;
}
