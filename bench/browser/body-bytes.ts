import { get } from 'node:http';

/** Bytes of an answer's body as it crosses the wire to a browser that takes brotli. */
export function bodyBytes(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', cookie, 'sec-fetch-site': 'same-origin' };
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.once('end', () => resolve(bytes));
      response.once('error', reject);
    }).once('error', reject);
  });
}
