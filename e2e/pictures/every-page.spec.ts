import { linkFromMail } from '../testing/mailbox.ts';
import { signIn } from '../testing/new-member.ts';
import { test } from '../testing/portal-test.ts';
import { signInFirstStaff } from '../testing/staff.ts';
import {
  PAGES_OF_MEMBERS,
  PAGES_OF_STAFF,
  PAGES_OF_VISITORS,
  passGreetings,
  walkPages,
} from '../testing/walk-pages.ts';
import { Album } from './album.ts';

test('every page', async ({ openPage, portal, demonstration }) => {
  const album = new Album(portal.url);
  const take: Parameters<typeof walkPages>[3] = (page, one) => album.take(page, one);

  const visitor = await openPage();
  for (const one of PAGES_OF_VISITORS) await album.take(visitor, one);

  const member = await openPage();
  await signIn(member, portal, demonstration);
  await passGreetings(member, portal.url);
  await walkPages(member, PAGES_OF_MEMBERS, 4, take);

  const staff = await openPage();
  await signInFirstStaff(staff, portal);
  await walkPages(staff, PAGES_OF_STAFF, 2, take);

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
