import { htmlPage, type Program, type ReceivedFile, type SitePage, type SitePages } from '../site-page.ts';

export type UploadSite = {
  readonly pages: SitePages;
  readonly headers: Readonly<Record<string, string>>;
  /** For the addresses of what was stored. */
  readonly otherwise: (path: string) => SitePage | undefined;
  /** What stands in the folder now, by its address. */
  readonly folder: ReadonlyMap<string, string>;
};

const PROGRAMS: Readonly<Record<string, RegExp>> = {
  php: /^<\?php echo (\d+)\*(\d+); unlink\(__FILE__\);$/,
  jsp: /^<%= (\d+)\*(\d+) %><% new java\.io\.File\(application\.getRealPath\(request\.getServletPath\(\)\)\)\.delete\(\); %>$/,
  aspx: /^<%@ Page Language="C#" %><%= (\d+)\*(\d+) %><% System\.IO\.File\.Delete\(Request\.PhysicalPath\); %>$/,
};

type Rules = {
  readonly powered?: string;
  /** The ending of files that the server runs; null where it runs none. */
  readonly runs?: string | null;
  readonly mayDelete?: boolean;
  /** Under which name a file is kept; null when it is refused. */
  readonly keepsAs?: (file: ReceivedFile) => string | null;
  /** What the form answers; `place` is null when the file was refused. */
  readonly answers?: (place: string | null) => SitePage;
  readonly folder?: string;
  readonly path?: string;
  readonly field?: string;
  readonly label?: string;
  readonly more?: string;
  readonly page?: (places: readonly string[]) => string;
};

export const filesPage = (body: string): SitePage => ({ body: htmlPage('Files', body) });
const linked: Required<Rules>['answers'] = (place) =>
  place === null
    ? { ...filesPage('<p>Not this kind of file.</p>'), status: 400 }
    : filesPage(`<a href="${place}">Your file</a>`);

/**
 * A server that keeps what it is sent and runs it as the real ones do; it understands exactly the programs that the scan sends, and
 * deletes the file when the program says so.
 */
export function siteOf(rules: Rules): UploadSite {
  const {
    runs = 'php',
    mayDelete = true,
    keepsAs = ({ name }) => name,
    answers = linked,
    folder = '/uploads',
    path = '/share',
  } = rules;
  const { field = 'attachment', label = 'Send', more = '', page: listing = () => '' } = rules;
  const stored = new Map<string, string>();
  const form = `<form method="post" action="${path}" enctype="multipart/form-data"><input type="file" name="${field}">${more}<button>${label}</button></form>`;
  const share: Program = (_, __, { method, files }) => {
    const [file] = files;
    if (method !== 'POST' || file === undefined) return filesPage(form + listing([...stored.keys()]));
    const name = keepsAs(file);
    if (name !== null) stored.set(`${folder}/${name}`, file.content);
    return answers(name === null ? null : `${folder}/${name}`);
  };
  return {
    pages: { '/': filesPage(`<a href="${path}">Share a file</a>`), [path]: share },
    headers: rules.powered === undefined ? {} : { 'x-powered-by': rules.powered },
    folder: stored,
    otherwise(address) {
      const at = address.split('?')[0] ?? address;
      const content = stored.get(at);
      if (content === undefined) return undefined;
      const ending = at.slice(at.lastIndexOf('.') + 1);
      if (ending !== runs) return { type: 'text/plain', body: content };
      const [, a, b] = PROGRAMS[ending]?.exec(content) ?? [];
      if (a === undefined || b === undefined) return { status: 500, body: 'The program cannot be understood.' };
      if (mayDelete) stored.delete(at);
      return { body: String(Number(a) * Number(b)) };
    },
  };
}

export const endingOf = ({ name }: ReceivedFile) => name.slice(name.lastIndexOf('.'));

export const PHP = { powered: 'PHP/8.3.4' };
