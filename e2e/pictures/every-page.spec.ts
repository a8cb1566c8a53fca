import { callPortal } from '../testing/call-portal.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { signIn } from '../testing/new-member.ts';
import { test } from '../testing/portal-test.ts';
import { signInFirstStaff } from '../testing/staff.ts';
import { Album } from './album.ts';
import { SPEC_ROUTES } from './spec-routes.ts';

const VISITORS = ['visitor-only', 'public', 'maintenance', 'staff-sign-in'];
const NOT_FOR_MEMBERS = [...VISITORS, 'console', 'development', 'unknown', 'onboarding'];
/** How far one page leads to another: from a list to one of its rows, from there to what belongs to it. */
const DEPTH = 4;

test('every page', async ({ openPage, portal, demonstration }) => {
  const album = new Album(portal.url);

  const visitor = await openPage();
  for (const [pattern, path, kind] of SPEC_ROUTES)
    if (VISITORS.includes(kind)) await album.take(visitor, { pattern, path });

  const member = await openPage();
  await signIn(member, portal, demonstration);
  const seen = {
    dashboard: true,
    monitoring: true,
    training: true,
    compliance: true,
    ratings: true,
    cybermaturity: true,
    cyberconcierge: true,
  };
  await callPortal(member.context().request, portal.url, '/profile/updateCustomerPortalData', {
    introViewed: seen,
    cybermaturity: { hasSeenReleaseNotes: true, dontShowRoadBlock: true },
  });
  const entries = SPEC_ROUTES.filter(([pattern, , kind]) => !NOT_FOR_MEMBERS.includes(kind) && !pattern.includes('$'));
  const tabs = SPEC_ROUTES.filter(([pattern]) =>
    ['/settings/$tab', '/training/$tab', '/concierge/$tab', '/attacksurface/$tab'].includes(pattern),
  );
  const first = [
    ...entries.map(([pattern, path]) => ({ pattern, path })),
    ...tabs.map(([, path]) => ({ pattern: path, path })),
  ];
  await album.follow(member, first, DEPTH);

  const staff = await openPage();
  await signInFirstStaff(staff, portal);
  const lists = SPEC_ROUTES.filter(([pattern]) => pattern === '/console' || pattern === '/console/$list').map(
    ([, path]) => ({
      pattern: path,
      path,
    }),
  );
  await album.follow(staff, [...lists, { pattern: '/console/account', path: '/console/account' }], 2);

  const learner = await openPage();
  const learn = await linkFromMail(
    member,
    portal,
    '@',
    /training|course/i,
    /http:\/\/[\w.-]+:\d+\/learn\/[\w-]+/,
  ).catch(() => null);
  if (learn !== null) await album.take(learner, { pattern: '/learn/$token', path: new URL(learn).pathname });

  album.finish();
});
