import type {
  finishSignOnTest as finishSignOnTestCall,
  startBrandSignOnTest as startBrandSignOnTestCall,
  startSignOnTest as startSignOnTestCall,
} from '@portal/contract/accounts/brand-sign-on.calls.ts';
import { TEST_PARAMETER } from '@portal/domain/accounts/sign-on-state.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import { recordUse } from '../../../database/single-use.store.ts';
import type { Services } from '../../../services.ts';
import { seal } from '../../../system/sealed-box.ts';
import { auditCaller } from '../../audit/public.ts';
import { redirectUriOf } from '../sign-on/directory-of.ts';
import { finishAtDirectory, takeBegun } from '../sign-on/finish-at-directory.ts';
import { leaveForDirectory } from '../sign-on/leave-for-directory.ts';
import { brandOf } from './brand-directory.ts';
import { findBrandSignOn, noteTest } from './brand-sign-on.store.ts';
import { openTestToken, type SignOnTest, TEST_PURPOSE } from './test-token.ts';

/** Time to press the link, which the console opens at once. */
const LINK_LIFE_MS = 10 * 60_000;

/**
 * A link by which a member of staff tries a brand's directory. It leads to the brand's own host, because that is where the directory
 * sends people back to, and where staff is not signed in.
 */
export async function startBrandSignOnTest(
  services: Services,
  { session }: CallerOf<typeof startBrandSignOnTestCall>,
  { brandId }: InputOf<typeof startBrandSignOnTestCall>,
): Promise<AnswerOf<typeof startBrandSignOnTestCall>> {
  const { database, clock, signOnKey } = services;

  const brand = await brandOf(services, brandId);
  const row = await database.onceAsSystem((tx) => findBrandSignOn(tx, brandId));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const test: SignOnTest = {
    ...{ purpose: TEST_PURPOSE, brandId, revision: row.revision, userId: session.userId, email: session.email },
    endsAt: clock.now().getTime() + LINK_LIFE_MS,
  };
  const link = new URLSearchParams({ [TEST_PARAMETER]: seal(signOnKey, test) });
  return { success: true, data: { url: `${redirectUriOf(services, { brand })}?${link}` } };
}

/** Sends the person who opened such a link to the directory, once. */
export async function startSignOnTest(
  services: Services,
  caller: CallerOf<typeof startSignOnTestCall>,
  { token }: InputOf<typeof startSignOnTestCall>,
): Promise<AnswerOf<typeof startSignOnTestCall>> {
  const { database, clock, signOnKey } = services;

  const now = clock.now();
  const test = openTestToken(signOnKey, token);
  if (test === null || test.endsAt <= now.getTime() || test.brandId !== caller.brand.brandId)
    throw new AppError('SIGN_ON_EXPIRED');
  const row = await database.asSystem(async (tx) => {
    const isFirst = await recordUse(tx, 'sign-on-test', token, new Date(test.endsAt), now);
    return isFirst ? findBrandSignOn(tx, test.brandId) : undefined;
  });
  if (row?.revision !== test.revision) throw new AppError('SIGN_ON_EXPIRED');
  const { brandId, revision, userId, email } = test;
  const purpose = { provesUserId: null, tests: { brandId, revision, userId } };
  return {
    success: true,
    data: { url: await leaveForDirectory(services, caller, { ...row, org_id: null }, email, purpose) },
  };
}

/** Takes what the directory sent back, and notes that it signs people in whom the portal can know. No session comes of it. */
export async function finishSignOnTest(
  services: Services,
  caller: CallerOf<typeof finishSignOnTestCall>,
  { query }: InputOf<typeof finishSignOnTestCall>,
): Promise<AnswerOf<typeof finishSignOnTestCall>> {
  const { database, clock } = services;

  const begun = await takeBegun(services, caller, query);
  const tests = begun?.kept.tests;
  if (begun === null || tests === undefined || !isAt(caller, tests.brandId)) throw new AppError('SIGN_ON_EXPIRED');
  const row = await database.onceAsSystem((tx) => findBrandSignOn(tx, tests.brandId));
  if (row?.revision !== tests.revision) throw new AppError('SIGN_ON_EXPIRED');
  const { email } = await finishAtDirectory(services, caller, row, begun);
  if (email === null) throw new AppError('SIGN_ON_NO_EMAIL');
  await database.asSystem(async (tx) => {
    if (!(await noteTest(tx, tests, email, clock.now()))) throw new AppError('SIGN_ON_EXPIRED');
    await auditCaller(tx, caller, clock.now(), {
      ...{ action: 'brand.sign-on-tested', subject: tests.brandId, actorId: tests.userId, orgId: null },
      details: { as: email },
    });
  });
  return { success: true, data: { email } };
}

function isAt({ brand }: Caller, brandId: string): boolean {
  return brand.brandId === brandId;
}
