export { type EndingPack, selectEndingPacks, tellEndingPacks } from './coming/coming-pack-ends.store.ts';
