export { type EndingLink, selectEndingLinks, tellEndingLinks } from './coming-link-ends.store.ts';
