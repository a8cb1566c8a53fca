export { createMakePackJob } from './make-pack-job.ts';
export { clearExpiredPacks } from './packs.store.ts';
