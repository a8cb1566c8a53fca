import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A call that another site's page makes a victim's browser send. */
export type ForgedCall = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Sent as JSON where the form of attack has a body; null for none. */
  readonly body: Readonly<Record<string, unknown>> | null;
};

type Attack = (call: ForgedCall) => { readonly markup: string; readonly script: string };

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const DONE = "document.title = 'done'";

/** A form that is sent by GET has its query in its fields; the one of its address is dropped. */
const queryFields = (url: string) =>
  [...new URL(url).searchParams].map(([name, value]) => `<input name="${quoted(name)}" value="${quoted(value)}">`);

/** In a text/plain form the equals sign between name and value becomes part of a JSON string. */
function jsonField(body: ForgedCall['body']): string {
  if (body === null) return '';
  const json = JSON.stringify(body).slice(0, -1);
  return `<input name="${quoted(`${json},"ignored":"`)}" value="${quoted('"}')}">`;
}

const form =
  (encoding: string): Attack =>
  ({ method, url, body }) => ({
    markup: `<form method="${method}" enctype="${encoding}" action="${quoted(url)}">${queryFields(url).join('')}${jsonField(body)}</form>`,
    script: 'document.forms[0].submit()',
  });

const fetching =
  (options: string): Attack =>
  ({ method, url, body }) => ({
    markup: '',
    script: `fetch(${JSON.stringify(url)}, { method: '${method}', credentials: 'include', ${method === 'POST' ? `body: ${JSON.stringify(body === null ? '' : JSON.stringify(body))},` : ''} ${options} }).then(() => { ${DONE} }, () => { ${DONE} })`,
  });

/** The seven ways in which a page can make a browser ask another site for something, cookies included. */
export const ATTACKS = {
  'text/plain form': form('text/plain'),
  'multipart form': form('multipart/form-data'),
  image: ({ url }) => ({
    markup: '<img id="bait" alt="">',
    script: `bait.onload = bait.onerror = () => { ${DONE} }; bait.src = ${JSON.stringify(url)}`,
  }),
  navigation: ({ url }) => ({ markup: '', script: `location.href = ${JSON.stringify(url)}` }),
  'no-cors fetch': fetching("mode: 'no-cors'"),
  'cors fetch': fetching("mode: 'cors', headers: { 'content-type': 'application/json', 'x-csrf-token': 'guessed' }"),
  'iframe and prefetch': ({ url }) => ({
    markup: `<link rel="prefetch" href="${quoted(url)}"><iframe id="bait"></iframe>`,
    script: `bait.onload = () => { ${DONE} }; bait.src = ${JSON.stringify(url)}`,
  }),
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;

/** Attacks that leave the hostile page, whose end is seen by its address. */
const LEAVING: readonly AttackName[] = ['text/plain form', 'multipart form', 'navigation'];

export type HostileSite = {
  /** Port on 127.0.0.1; the host name by which a browser comes decides what site this is. */
  readonly port: number;
  /** Opens the page of an attack as `host` and stays until its request was answered or given up. */
  attack(page: Page, host: string, name: AttackName, call: ForgedCall): Promise<void>;
  close(): void;
};

/** A site on this machine whose pages attack the portal by the browser of whoever opens them. */
export async function startHostileSite(): Promise<HostileSite> {
  let html = '';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('cache-control', 'no-store').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async attack(page, host, name, call) {
      const { markup, script } = ATTACKS[name](call);
      html = `<!doctype html><title>Free cake</title><body>${markup}<script>${script}</script>`;
      await page.goto(`http://${host}:${port}/`, { waitUntil: 'commit' });
      if (LEAVING.includes(name)) await page.waitForURL((url) => url.pathname === new URL(call.url).pathname);
      else await page.waitForFunction('document.title === "done"');
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
