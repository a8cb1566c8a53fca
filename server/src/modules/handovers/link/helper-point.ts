import type { helperPoint } from '@portal/contract/handovers/handovers.schemas.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { OrgTransaction } from '../../../database/database.ts';
import type { HandoversServices } from '../handovers-services.ts';
import { keyOf, lookAtPoints, POINT_KINDS } from '../points/look-at-points.ts';
import type { DescribedPoint } from '../points/point-kind.ts';
import { pointView } from '../points/point-view.ts';
import type { PointRow } from '../points/points.store.ts';
import { listQuestions } from '../questions.store.ts';

/** Of something that is not there any more nothing is told but its name. */
const REMOVED: Omit<DescribedPoint, 'title'> = {
  severity: null,
  where: [],
  quotes: [],
  what: '',
  why: '',
  who: '',
  body: [],
  ways: [],
  verify: { text: '', command: null },
};

/** Points as their helper sees them. */
export async function helperPoints(
  services: HandoversServices,
  tx: OrgTransaction,
  { orgId, say }: { readonly orgId: string; readonly say: Say },
  rows: readonly PointRow[],
): Promise<z.input<typeof helperPoint>[]> {
  const found = await lookAtPoints(services, tx, orgId, rows);
  const questions = await listQuestions(
    tx,
    rows.map((row) => row.point_id),
  );
  const views: z.input<typeof helperPoint>[] = [];
  for (const row of rows) {
    const text = await POINT_KINDS[row.kind].describe(services, tx, { orgId, ref: row.ref, say });
    const state = text === null ? null : (found.get(keyOf(row)) ?? null);
    views.push({ ...REMOVED, ...text, ...pointView(row, state, questions) });
  }
  return views;
}
