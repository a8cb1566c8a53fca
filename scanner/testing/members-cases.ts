import { type MemberName, membersPage } from './members-site.ts';
import { htmlPage, links, type Program, type SitePage, type SitePages } from './site-page.ts';

type MemberOf = (headers: Parameters<Program>[1]) => MemberName | null;

const REFUSED: SitePage = { status: 403, body: htmlPage('No', '<p>This is not for you.</p>') };
const SIGN_IN_FORM: SitePage = {
  body: htmlPage(
    'Sign in',
    '<form method="post" action="/sign-in"><input name="email"><input type="password" name="password"></form>',
  ),
};
const AWAY: SitePage = { status: 302, headers: { location: '/sign-in' }, body: '' };

const PEOPLE = 'ines@kundschaft.de, DE44 5001 0517 5407 3249 31; paul@lieferant.de, DE12 5001 0517 0648 4898 90';
const RECORDS = '[{"name":"Ines","email":"ines@kundschaft.de"},{"name":"Paul","email":"paul@lieferant.de"}]';
const ORDER = '<p>Order 700210, delivered to olga@kundschaft.de, total 1,204.50</p>';
/** What olga's pages lead to, and sam's do not. */
const OF_OWNER = ['/orders/17', '/admin/people', '/api/people', '/export', '/profile', '/team'];

/** What olga alone may see, given to everybody in the flawed site, and kept in the sound one. */
export function membersCases(memberOf: MemberOf, isFlawed: boolean): SitePages {
  const only =
    (mayAlso: readonly (MemberName | null)[], page: (name: string) => SitePage, otherwise: SitePage): Program =>
    (_, headers) => {
      const name = memberOf(headers);
      if (name === null && !mayAlso.includes(null)) return isFlawed ? AWAY : otherwise;
      return name === 'olga' || mayAlso.includes(name) ? page(name ?? 'you') : otherwise;
    };
  const all: readonly (MemberName | null)[] = isFlawed ? ['sam'] : [];
  const both = (page: (name: string) => SitePage) => only(['sam'], page, AWAY);
  return {
    '/account': both((name) => ({
      body: membersPage(name, links(name === 'olga' ? OF_OWNER : ['/profile', '/team'])),
    })),
    '/orders': both((name) => ({ body: membersPage(name, links(name === 'olga' ? ['/orders/17'] : ['/orders/18'])) })),
    '/orders/17': only(all, (name) => ({ body: membersPage(name, ORDER) }), REFUSED),
    '/admin/people': only(all, (name) => ({ body: membersPage(name, `<p>${PEOPLE}</p>`) }), AWAY),
    '/api/people': only(all, () => ({ body: RECORDS, type: 'application/json' }), {
      ...REFUSED,
      type: 'application/json',
    }),
    '/export': only(
      isFlawed ? ['sam', null] : [],
      () => ({ body: htmlPage('Export', `<p>${PEOPLE}</p>`) }),
      SIGN_IN_FORM,
    ),
    // Alike for both, and each has only their own.
    '/profile': both((name) => ({
      body: membersPage(
        name,
        `<p>Your address: ${name}@kundschaft.de. Your number: ${name === 'olga' ? 5512345 : 5598765}</p>`,
      ),
    })),
    // Both are meant to see it.
    '/team': both((name) => ({ body: membersPage(name, '<p>olga@kundschaft.de, sam@kundschaft.de</p>') })),
  };
}
