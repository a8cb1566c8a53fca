import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { PageCheck } from '../page-check.ts';

const LISTINGS = [
  /<title>Index of \/[^<]*<\/title>[\s\S]*(?:Parent Directory|\.\.\/<\/a>)/i,
  /<h1>Index of \/[^<]*<\/h1>/i,
  /<title>Directory listing for \/[^<]*<\/title>/i,
  /<pre><A HREF="[^"]*">\[To Parent Directory\]<\/A>/i,
];
const SENSITIVE =
  /\.(?:sql|sqlite3?|db|bak|old|zip|tar|t?gz|rar|7z|env|pem|key|p12|pfx|csv|xlsx?|docx?|log|conf|ini|mdb|dump)$/i;

/** P15: the server lists a folder's files; weightier when backups, data or keys are among them. */
export const checkDirectoryListing: PageCheck = (view, report) => {
  if (view.page === null || view.exchange.status >= 300) return;
  const proof = LISTINGS.map((shape) => shape.exec(view.text)?.[0]).find((match) => match !== undefined);
  if (proof === undefined) return;
  const names = view.page.links
    .map((link) => decodeName(new URL(link).pathname))
    .filter((name) => name !== '' && name !== '..');
  const sensitive = names.filter((name) => SENSITIVE.test(name));
  const shown = (sensitive.length > 0 ? sensitive : names).slice(0, 10).join(', ');
  report('P15', sensitive.length > 0 ? 'sensitive-directory-listing' : 'directory-listing', {
    url: view.exchange.url,
    exchange: view.exchange,
    place: 'path',
    proof: proof.slice(0, 60),
    facts: { path: view.url.pathname, files: shown },
    note: noted('directoryListing', { path: view.url.pathname }),
  });
};

function decodeName(pathname: string): string {
  const name = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
