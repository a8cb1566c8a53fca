import { request } from 'node:http';

export type Seen = {
  readonly status: number;
  /** All values of each header, by its name in lower case. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly body: string;
};

/** What a server answers, with every header as often as it was sent. */
export function ask(port: number, path: string, method = 'GET'): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method }, (answer) => {
      const headers = new Map<string, string[]>();
      for (let at = 0; at < answer.rawHeaders.length; at += 2) {
        const name = answer.rawHeaders[at]?.toLowerCase() ?? '';
        headers.set(name, [...(headers.get(name) ?? []), answer.rawHeaders[at + 1] ?? '']);
      }
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers, body }));
    });
    sent.on('error', reject).end();
  });
}
