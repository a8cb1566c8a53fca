import type { CallOutput } from '../../../api/calls.ts';

export type ConsoleMarketplace = CallOutput<'readConsoleMarketplace'>['data'];
export type OwnPartner = ConsoleMarketplace['partners'][number];
export type OwnOffer = ConsoleMarketplace['offers'][number];
export type StandingOffer = ConsoleMarketplace['standing'][number];
