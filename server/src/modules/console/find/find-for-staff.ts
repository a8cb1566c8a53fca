import type { findForStaff as contract } from '@portal/contract/console/find.calls.ts';
import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { planIdOf } from '../../plans/public.ts';
import { findForStaff as texts } from '../console.texts.ts';
import { findCustomers } from './find-customers.store.ts';

type Hit = AnswerOf<typeof contract>['data']['hits'][number];

const AT_MOST = 5;

/** Customers, brands and plans by name. Brands and plans are few, so the page of each is its list. */
export async function findForStaff(
  { database, brands, plans }: Services,
  { customers: seen, brand, language }: CallerOf<typeof contract>,
  { search }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const wanted = withoutMarks(search);
  if (wanted === '') return { success: true, data: { hits: [] } };
  const say = sayFor(brand, language);
  const detailOf = (isSandbox: boolean, plan: string) => (isSandbox ? say(texts.sandbox, { plan }) : plan);
  const isWanted = (...texts: readonly string[]) => texts.some((text) => withoutMarks(text).includes(wanted));
  const customers = await database.onceAsSystem((tx) => findCustomers(tx, seen, search, AT_MOST));
  const found: readonly Hit[][] = [
    customers.map((row) => ({
      kind: 'customer',
      path: `/console/organizations/${row.org_id}`,
      title: row.company_name,
      detail: detailOf(row.is_sandbox, plans.catalogue.find(row.plan_id).planDetail.planName),
    })),
    (await brands.list())
      .filter((brand) => isWanted(brand.brandNameLong, brand.brandNameShort, brand.webDomain))
      .map((brand) => ({
        kind: 'brand',
        path: '/console/brands',
        title: brand.brandNameLong,
        detail: brand.webDomain,
      })),
    plans.catalogue.plans
      .filter((plan) => isWanted(plan.planDetail.planName, planIdOf(plan)))
      .map((plan) => ({
        kind: 'plan',
        path: '/console/plans',
        title: plan.planDetail.planName,
        detail: planIdOf(plan),
      })),
  ];
  return { success: true, data: { hits: found.flatMap((hits) => hits.slice(0, AT_MOST)) } };
}
