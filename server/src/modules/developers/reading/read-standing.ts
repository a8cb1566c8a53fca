import * as standing from '@portal/contract/developers/operations/standing.operations.ts';
import { factOf } from '@portal/domain/facts/facts.ts';
import { judgeFacts } from '@portal/domain/facts/judge-fact.ts';
import { readSituation, summarizeScore } from '../../dashboard/public.ts';
import { readFirmFacts } from '../../facts/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { type BoundOperation, serve } from '../serving/bind-operation.ts';

/** What the public interface tells of how firms stand. */
export const standingOperations: readonly BoundOperation<DevelopersServices>[] = [
  serve(standing.listFacts).with(async (services, caller) => {
    const { knowledge, say } = await readFirmFacts(services, caller);
    return {
      data: judgeFacts(knowledge, say).map(({ key, value, basis, text, isStale }) => ({
        ...{ key, value, basis, text, isStale },
        question: say(factOf(key).question),
      })),
    };
  }),
  serve(standing.readScore).with(async (services, caller) => {
    const { score, reachable, days } = summarizeScore(await readSituation(services, caller));
    return { score, reachable, days };
  }),
];
