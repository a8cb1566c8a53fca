import * as calls from '@portal/contract/console/owners/experts.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import {
  endVisitsOfOthers,
  listExperts,
  readExpertView,
  requireFreshProof,
  saveExpertView,
} from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { assignExperts } from './assign-experts.ts';

/** Calls by which customers get experts, and by which owners say what these see. */
export const expertsCalls: readonly BoundCall<Services>[] = [
  bind(calls.listExperts).to(listAllExperts),
  bind(calls.assignExperts).to(assignExperts),
  bind(calls.readExpertView).to(readView),
  bind(calls.saveExpertView).to(saveView),
];

async function listAllExperts({ database }: Services): Promise<AnswerOf<typeof calls.listExperts>> {
  return { success: true, data: await database.onceAsSystem(listExperts) };
}

async function readView({ database }: Services): Promise<AnswerOf<typeof calls.readExpertView>> {
  return { success: true, data: { view: await database.onceAsSystem(readExpertView) } };
}

/** Where experts see less from now on, their visits to other customers end with it. */
async function saveView(
  services: Services,
  caller: CallerOf<typeof calls.saveExpertView>,
  { view }: InputOf<typeof calls.saveExpertView>,
): Promise<AnswerOf<typeof calls.saveExpertView>> {
  const { database, clock } = services;
  await requireFreshProof(services, caller);
  await database.asSystem(async (tx) => {
    const before = await readExpertView(tx);
    if (before === view) return;
    await saveExpertView(tx, view);
    if (view === 'assigned') await endVisitsOfOthers(tx);
    await auditCaller(tx, caller, clock.now(), {
      action: 'expert-view.changed',
      subject: view,
      details: { before, after: view },
    });
  });
  return { success: true };
}
