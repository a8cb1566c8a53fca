import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { TaskHandler } from '../task-context.ts';

/** The untouched token, and two changed ones. */
export const MAX_TOKEN_REQUESTS = 8;

/** Reports what the account's own token tells: a secret that everybody guesses, and whether changed tokens are let in. */
export const tryToken: TaskHandler<'try-token'> = async (_, { state, tokenTrial }) => {
  const trial = await tokenTrial();
  return (__, report) => {
    if (trial === null || state.target === null) return;
    const { url, algorithm, isWeak, takesUnsigned, takesWronglySigned } = trial;
    const common = { url, place: 'host', facts: { host: new URL(url).host, algorithm } } as const;
    if (isWeak)
      report('A24', 'token-secret-known', { ...common, curl: null, note: noted('tokenSecretKnown', { algorithm }) });
    if (takesUnsigned !== null)
      report('A24', 'token-unsigned-taken', { ...common, exchange: takesUnsigned, note: noted('tokenUnsigned') });
    if (takesWronglySigned !== null)
      report('A24', 'token-signature-unchecked', {
        ...common,
        exchange: takesWronglySigned,
        note: noted('tokenSignatureUnchecked'),
      });
  };
};
