import { reportRsaOracle } from '../checks/transport/p04-key-exchange.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { skipCheck } from '../scan-state.ts';
import { askServer } from '../tls/rsa-oracle/ask-server.ts';
import { findRsaOracle, MAX_ORACLE_QUESTIONS } from '../tls/rsa-oracle/find-rsa-oracle.ts';
import type { Commit, TaskContext } from './task-context.ts';

/** Sends malformed keys to a server that takes keys encrypted with its own, and compares its answers. */
export async function rsaOracle(
  context: TaskContext,
  target: { readonly host: string; readonly port: number },
  url: string,
): Promise<Commit> {
  const { state, settings, hellos, guard, signal } = context;
  if (state.hellos + MAX_ORACLE_QUESTIONS > LEVEL_LIMITS[settings.level].tlsHellos)
    return (later) => skipCheck(later, 'P04', 'HELLO_BUDGET');
  let asked = 0;
  const result = await findRsaOracle(async (shape, isWhole) => {
    await hellos.turn(signal);
    asked += 1;
    return askServer(shape, isWhole, { guard, ...target, signal });
  });
  return (later, report) => {
    later.hellos += asked;
    if (result.kind === 'unclear') skipCheck(later, 'P04', 'KEYS_UNCLEAR');
    if (result.kind === 'oracle') reportRsaOracle(result, { url, host: target.host }, report);
  };
}
