import { htmlPage, type Program, type ReceivedFile, type SitePage, type SitePages } from '../site-page.ts';

/** One form for files, on a site of its own. */
export type UploadCase = {
  readonly name: string;
  /** What is found besides text files that stay; null when nothing is. */
  readonly variant: 'uploaded-script-runs' | 'uploaded-script-stays' | null;
  /** Endings of the files that are sent, in order. */
  readonly sent: readonly string[];
  /** Endings of the files that the report names as left behind. */
  readonly left: readonly string[];
  readonly notTested?: string;
  readonly site: () => UploadSite;
};

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
  readonly field?: string;
  readonly label?: string;
  readonly more?: string;
  readonly page?: (places: readonly string[]) => string;
};

const page = (body: string): SitePage => ({ body: htmlPage('Files', body) });
const linked: Required<Rules>['answers'] = (place) =>
  place === null ? { ...page('<p>Not this kind of file.</p>'), status: 400 } : page(`<a href="${place}">Your file</a>`);

/**
 * A server that keeps what it is sent and runs it as the real ones do; it understands exactly the programs that the scan sends, and
 * deletes the file when the program says so.
 */
function siteOf(rules: Rules): UploadSite {
  const { runs = 'php', mayDelete = true, keepsAs = ({ name }) => name, answers = linked, folder = '/uploads' } = rules;
  const { field = 'attachment', label = 'Send', more = '', page: listing = () => '' } = rules;
  const stored = new Map<string, string>();
  const form = `<form method="post" action="/share" enctype="multipart/form-data"><input type="file" name="${field}">${more}<button>${label}</button></form>`;
  const share: Program = (_, __, { method, files }) => {
    const [file] = files;
    if (method !== 'POST' || file === undefined) return page(form + listing([...stored.keys()]));
    const name = keepsAs(file);
    if (name !== null) stored.set(`${folder}/${name}`, file.content);
    return answers(name === null ? null : `${folder}/${name}`);
  };
  return {
    pages: { '/': page('<a href="/share">Share a file</a>'), '/share': share },
    headers: rules.powered === undefined ? {} : { 'x-powered-by': rules.powered },
    folder: stored,
    otherwise(address) {
      const path = address.split('?')[0] ?? address;
      const content = stored.get(path);
      if (content === undefined) return undefined;
      const ending = path.slice(path.lastIndexOf('.') + 1);
      if (ending !== runs) return { type: 'text/plain', body: content };
      const [, a, b] = PROGRAMS[ending]?.exec(content) ?? [];
      if (a === undefined || b === undefined) return { status: 500, body: 'The program cannot be understood.' };
      if (mayDelete) stored.delete(path);
      return { body: String(Number(a) * Number(b)) };
    },
  };
}

const ending = ({ name }: ReceivedFile) => name.slice(name.lastIndexOf('.'));
const PHP = { powered: 'PHP/8.3.4' };

export const UPLOAD_CASES: readonly UploadCase[] = [
  {
    ...{ name: 'PHP, with a link to the file', variant: 'uploaded-script-runs', sent: ['txt', 'php'], left: ['txt'] },
    site: () => siteOf(PHP),
  },
  {
    ...{ name: 'JSP, named in data', variant: 'uploaded-script-runs', sent: ['txt', 'jsp'], left: ['txt'] },
    site: () =>
      siteOf({
        powered: 'Servlet/4.0 JSP/2.3',
        runs: 'jsp',
        answers: (place) => ({
          type: 'application/json',
          body: JSON.stringify({ path: place }).replaceAll('/', '\\/'),
        }),
      }),
  },
  {
    ...{ name: 'ASP.NET, shown on the page', variant: 'uploaded-script-runs', sent: ['txt', 'aspx'], left: ['txt'] },
    site: () =>
      siteOf({
        powered: 'ASP.NET',
        runs: 'aspx',
        answers: () => ({ status: 303, body: '', headers: { location: '/share' } }),
        page: (places) => places.map((place) => `<a href="${place}">file</a>`).join(''),
      }),
  },
  {
    name: 'a form for pictures that believes the browser and gives new names',
    ...{ variant: 'uploaded-script-runs', sent: ['txt', 'php'], left: ['txt'] },
    site: () => {
      let count = 0;
      return siteOf({
        ...PHP,
        field: 'picture',
        keepsAs: (file) => {
          count += 1;
          return file.type === 'image/png' ? `upload-${count}${ending(file)}` : null;
        },
        answers: (place) => page(place === null ? '<p>No picture.</p>' : `<img src="${place}">`),
      });
    },
  },
  {
    ...{
      name: 'a script that cannot remove itself',
      variant: 'uploaded-script-stays',
      sent: ['txt', 'php'],
      left: ['txt'],
    },
    site: () => siteOf({ ...PHP, mayDelete: false }),
  },

  {
    ...{ name: 'a folder whose scripts are shown as text', variant: null, sent: ['txt', 'php'], left: ['txt', 'php'] },
    site: () => siteOf({ ...PHP, runs: null }),
  },
  {
    ...{ name: 'only texts are taken', variant: null, sent: ['txt', 'php'], left: ['txt'] },
    site: () => siteOf({ ...PHP, keepsAs: (file) => (ending(file) === '.txt' ? file.name : null) }),
  },
  {
    ...{ name: 'no text is taken', variant: null, sent: ['txt'], left: [], notTested: 'did not take the text file' },
    site: () => siteOf({ ...PHP, keepsAs: () => null }),
  },
  {
    ...{ name: 'what is taken gets a harmless ending', variant: null, sent: ['txt', 'php'], left: ['txt', 'php.txt'] },
    site: () => siteOf({ ...PHP, keepsAs: ({ name }) => (name.endsWith('.txt') ? name : `${name}.txt`) }),
  },
  {
    ...{ name: 'nobody says where the file is', variant: null, sent: ['txt'], left: [] },
    notTested: 'does not tell whether and where',
    site: () => siteOf({ ...PHP, answers: () => page('<p>Thank you.</p>') }),
  },
  {
    ...{ name: 'a language that is not known', variant: null, sent: ['txt'], left: ['txt'] },
    notTested: 'no script was sent',
    site: () => siteOf({}),
  },
  {
    ...{
      name: 'a form that writes to somebody',
      variant: null,
      sent: [],
      left: [],
      notTested: 'Forms that write to people',
    },
    site: () => siteOf({ ...PHP, more: '<input type="email" name="email"><textarea name="message"></textarea>' }),
  },
  {
    ...{ name: 'a form that puts another file in the place of one', variant: null, sent: [], left: [] },
    notTested: 'Forms that write to people',
    site: () => siteOf({ ...PHP, label: 'Delete and upload' }),
  },
];
