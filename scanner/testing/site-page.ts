import type { IncomingHttpHeaders } from 'node:http';

/** One address of the test site. */
export type SitePage = {
  readonly body: string | Buffer;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
};

/** A file that came in a field of a form. */
export type ReceivedFile = { readonly name: string; readonly type: string; readonly content: string };

/** What came with a POST; `fields` are those of a form, however it was written, and `files` the files that were chosen in it. */
export type Sent = {
  readonly method: string;
  readonly body: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly ReceivedFile[];
};

/** A page that depends on what is asked, as programs answer. */
export type Program = (url: URL, headers: IncomingHttpHeaders, sent: Sent) => SitePage | Promise<SitePage>;

export type SitePages = Readonly<Record<string, SitePage | Program>>;

/** A small whole page. */
export function htmlPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`;
}

/** A list of links. */
export const links = (paths: readonly string[]) =>
  `<ul>${paths.map((path) => `<li><a href="${path}">${path}</a></li>`).join('')}</ul>`;
