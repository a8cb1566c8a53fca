export { resetMarketplace } from './reset-marketplace.store.ts';
