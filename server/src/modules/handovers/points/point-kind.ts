import type { helperPoint } from '@portal/contract/handovers/handovers.schemas.ts';
import type { SeenPoint } from '@portal/domain/handovers/handover-state.ts';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { OrgTransaction } from '../../../database/database.ts';
import type { HandoversServices } from '../handovers-services.ts';

/** A thing of the firm's as the portal sees it now, with its page. */
export type FoundPoint = SeenPoint & { readonly href: string };

/** What a helper reads of a point. */
export type DescribedPoint = Pick<
  z.input<typeof helperPoint>,
  'title' | 'severity' | 'where' | 'quotes' | 'what' | 'why' | 'who' | 'body' | 'ways' | 'verify'
>;

/** Adds to the firm's log what a helper set going, in the transaction of it. */
export type LogHelper = (tx: OrgTransaction, at: Date, action: string, subject: string) => Promise<void>;

/** How one kind of thing is looked up, told, looked at again and confirmed. */
export type PointKind = {
  /** The plan's module that it belongs to. */
  readonly module: ModuleKey;
  /** How things stand, in the order of the references; null for what the firm does not have. */
  readonly look: (
    services: HandoversServices,
    tx: OrgTransaction,
    orgId: string,
    refs: readonly string[],
  ) => Promise<readonly (FoundPoint | null)[]>;
  readonly describe: (
    services: HandoversServices,
    tx: OrgTransaction,
    of: { readonly orgId: string; readonly ref: string; readonly say: Say },
  ) => Promise<DescribedPoint | null>;
  /** Has it looked at again, and logs it in the words of `say`; absent where no look can tell, and the firm confirms. */
  readonly checkAgain?: (
    services: HandoversServices,
    of: { readonly orgId: string; readonly ref: string; readonly log: LogHelper; readonly say: Say },
  ) => Promise<void>;
  /** What else the firm's word changes. */
  readonly confirm?: (
    services: HandoversServices,
    tx: OrgTransaction,
    of: { readonly orgId: string; readonly ref: string; readonly at: Date; readonly byName: string },
  ) => Promise<void>;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Those of the references that can be ids at all: a database refuses others. */
export const idsAmong = (refs: readonly string[]): readonly string[] => refs.filter((ref) => UUID.test(ref));
