import type { Page, Request } from '@playwright/test';
import { signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { signInFirstStaff } from '../testing/staff.ts';
import {
  PAGES_OF_MEMBERS,
  PAGES_OF_STAFF,
  PAGES_OF_VISITORS,
  type PageToVisit,
  passGreetings,
  walkPages,
} from '../testing/walk-pages.ts';

/** Fewer pages than these means that the walk lost its way. */
const MIN_PAGES = { member: 50, staff: 25 };

/** A page of the portal that is walked through without loading the app anew, as by its links. */
class Walker {
  /** What the portal refused, with the page that asked. */
  readonly refused: string[] = [];
  readonly visited: string[] = [];
  readonly #page: Page;
  readonly #underWay = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#underWay.add(request));
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.refused.push(`${new URL(page.url()).pathname}: ${response.status()} ${new URL(response.url()).pathname}`);
    });
  }

  /** Opens a page and waits until all of it is there: nothing is asked for, and nothing stands in for what comes. */
  async open({ pattern, path }: PageToVisit): Promise<void> {
    this.visited.push(pattern);
    await this.#page.evaluate(
      `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
    );
    await expect(this.#page.getByRole('heading').first()).toBeVisible();
    await expect(async () => {
      // Two looks, because what came may ask for more.
      for (const _ of [1, 2]) {
        await this.#page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
        expect([...this.#underWay].map((request) => request.url())).toEqual([]);
        expect(await this.#page.locator('[aria-busy=true], .animate-shimmer').count()).toBe(0);
      }
    }, path).toPass({ intervals: [50], timeout: 60_000 });
  }
}

test('every page of a firm, and every page of the console, is all there', async ({
  openPage,
  portal,
  demonstration,
}) => {
  const member = await openPage();
  await signIn(member, portal, demonstration);
  await passGreetings(member, portal.url);
  await member.goto(portal.url);
  const ofMember = new Walker(member);
  await walkPages(member, PAGES_OF_MEMBERS, 4, (_, one) => ofMember.open(one));
  expect(ofMember.refused).toEqual([]);
  expect(ofMember.visited.length).toBeGreaterThan(MIN_PAGES.member);

  const staff = await openPage();
  await signInFirstStaff(staff, portal);
  await staff.goto(`${portal.url}/console`);
  const ofStaff = new Walker(staff);
  await walkPages(staff, PAGES_OF_STAFF, 2, (_, one) => ofStaff.open(one));
  expect(ofStaff.refused).toEqual([]);
  expect(ofStaff.visited.length).toBeGreaterThan(MIN_PAGES.staff);

  const visitor = await openPage();
  await visitor.goto(portal.url);
  const ofVisitor = new Walker(visitor);
  for (const one of PAGES_OF_VISITORS) await ofVisitor.open(one);
});
