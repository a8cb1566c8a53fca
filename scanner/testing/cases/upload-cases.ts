import { endingOf, filesPage, PHP, siteOf, type UploadSite } from './upload-site.ts';

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
          return file.type === 'image/png' ? `upload-${count}${endingOf(file)}` : null;
        },
        answers: (place) => filesPage(place === null ? '<p>No picture.</p>' : `<img src="${place}">`),
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
    site: () => siteOf({ ...PHP, keepsAs: (file) => (endingOf(file) === '.txt' ? file.name : null) }),
  },
  {
    ...{ name: 'no text is taken', variant: null, sent: ['txt'], left: [], notTested: 'UPLOAD_REFUSED' },
    site: () => siteOf({ ...PHP, keepsAs: () => null }),
  },
  {
    ...{ name: 'what is taken gets a harmless ending', variant: null, sent: ['txt', 'php'], left: ['txt', 'php.txt'] },
    site: () => siteOf({ ...PHP, keepsAs: ({ name }) => (name.endsWith('.txt') ? name : `${name}.txt`) }),
  },
  {
    ...{ name: 'nobody says where the file is', variant: null, sent: ['txt'], left: [] },
    notTested: 'UPLOAD_PLACE_UNKNOWN',
    site: () => siteOf({ ...PHP, answers: () => filesPage('<p>Thank you.</p>') }),
  },
  {
    ...{ name: 'a language that is not known', variant: null, sent: ['txt'], left: ['txt'] },
    notTested: 'UPLOAD_LANGUAGE',
    site: () => siteOf({}),
  },
  {
    ...{
      name: 'a form that writes to somebody',
      variant: null,
      sent: [],
      left: [],
      notTested: 'FORMS_SPARED',
    },
    site: () => siteOf({ ...PHP, more: '<input type="email" name="email"><textarea name="message"></textarea>' }),
  },
  {
    ...{ name: 'a form that puts another file in the place of one', variant: null, sent: [], left: [] },
    notTested: 'FORMS_SPARED',
    site: () => siteOf({ ...PHP, label: 'Delete and upload' }),
  },
];
