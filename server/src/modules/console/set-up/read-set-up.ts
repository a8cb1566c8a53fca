import type { readBrandSetUp as contract } from '@portal/contract/console/owners/brand-set-up.calls.ts';
import { judgeOwnData } from '@portal/domain/console/set-up/judge-own-data.ts';
import { SET_UP_LINE_IDS, type SetUpLine } from '@portal/domain/console/set-up/set-up-line.ts';
import { sayRecordProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { senderAddressOf } from '../../../emails/sender-of.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { listBrandRows } from '../../brands/public.ts';
import type { ConsoleServices } from '../console-services.ts';
import { countSafeStaff, findSetUp, type SetUpRow } from './brand-set-up.store.ts';
import { requireBrand, subjectOfLook } from './check-set-up.ts';

/** How far a brand's set-up is: what the portal knows now, and what the last look outside found where it still is about the same names. */
export async function readSetUp(
  services: ConsoleServices,
  caller: CallerOf<typeof contract>,
  { brandId }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { database, config, plans } = services;
  const brand = await requireBrand(services, brandId);
  const { kept, rows, staff } = await database.asSystem(async (tx) => ({
    kept: await findSetUp(tx, brandId),
    rows: await listBrandRows(tx),
    staff: await countSafeStaff(tx),
  }));
  const sender = senderAddressOf(brand, config);
  const own = judgeOwnData({
    brand,
    isSample: !rows.some((row) => row.brand_id === brandId),
    legalReadBy: kept?.legal_read_by ?? null,
    plans: plans.catalogue.eligible(null).length,
    ...{ staff: staff.staff, safeStaff: staff.safe },
    testMail: testMailOf(kept, sender, config.mailUrl === null),
  });
  const isOfNow = kept?.checked_for === subjectOfLook(brand, config, kept?.dkim_selector ?? null);
  const lines = [...own, ...(kept !== undefined && isOfNow ? kept.lines : [])];
  const place = (id: (typeof lines)[number]['id']) => SET_UP_LINE_IDS.indexOf(id);
  return {
    success: true,
    data: {
      ...{ brandId, brandName: brand.brandNameLong, origin: brandOrigin(brand, config.publicUrl), sender },
      dkimSelector: kept?.dkim_selector ?? '',
      isHidden: kept?.is_hidden ?? false,
      checkedAt: isOfNow ? (kept?.checked_at?.toISOString() ?? null) : null,
      checkedBy: isOfNow ? (kept?.checked_by ?? '') : '',
      lines: lines
        .toSorted((one, other) => place(one.id) - place(other.id))
        .map((line) => toView(line, sayFor(caller.brand, caller.language))),
    },
  };
}

/** A mistake in a record is stored in English, and said in the language of who reads it. */
function toView({ values, records, ...line }: SetUpLine, say: Say) {
  const { problem, ...others } = values;
  const told = problem === undefined ? others : { ...others, problem: sayRecordProblem(say, problem) };
  return { ...line, values: told, records: [...records] };
}

/** A test email from another sender tests nothing of now, and of one that the log has forgotten nothing is known. */
function testMailOf(kept: SetUpRow | undefined, sender: string, isStored: boolean) {
  if (kept === undefined || kept.mail_status === null || kept.test_mail_from !== sender) return null;
  return { to: kept.test_mail_to, status: kept.mail_status, error: kept.mail_error ?? '', isStored };
}
