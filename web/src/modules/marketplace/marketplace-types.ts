import type { CallOutput } from '../../api/calls.ts';

export type Marketplace = CallOutput<'getMarketplace'>['data'];
export type Offer = Marketplace['offers'][number];
export type Partner = Marketplace['partners'][number];
export type Category = Marketplace['categories'][number];
