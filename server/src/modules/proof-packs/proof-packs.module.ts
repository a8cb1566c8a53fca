import { runJob } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { makePack } from './make-pack-job.ts';
import { packFiles } from './pack-files.ts';
import { clearExpiredPacks } from './packs.store.ts';
import { proofPacksCalls } from './proof-packs.calls.ts';
import { makeProofPackJob } from './proof-packs.kinds.ts';
import { proofPacksMails } from './proof-packs.mails.ts';
import type { ProofServices } from './proof-services.ts';

/** Proof packs for customers and insurers. */
export const proofPacks: ServerModule<ProofServices> = {
  calls: proofPacksCalls,
  mails: proofPacksMails,
  jobs: [runJob(makeProofPackJob, 1, makePack)],
  firmFiles: packFiles,
  clearExpired: clearExpiredPacks,
  demo: () => import('./demo/demo-proof-pack.ts'),
};
