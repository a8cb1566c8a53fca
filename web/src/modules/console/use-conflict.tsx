import { type ReactNode, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { ConflictBanner, type ConflictKind } from './conflict-banner.tsx';

type ConflictOptions<Listed> = {
  readonly kind: ConflictKind;
  /** What somebody began with; null for a new thing. */
  readonly listed: Listed | null;
  /** Reads what is stored now; undefined when it is gone. */
  readonly findNewer: () => Promise<Listed | undefined>;
  /** Puts what the other person saved into the form. */
  readonly onTakeOver: (newer: Listed) => void;
};

type Conflict = {
  /** The state that the next save replaces; the server refuses it when there is a newer one. */
  readonly version: number;
  /** True until it is decided whose change counts. */
  readonly isOpen: boolean;
  /** Takes care of the failure that somebody else was faster; false for any other. */
  readonly tell: (error: unknown) => Promise<boolean>;
  /** Says so, and asks; nothing while there is no conflict. */
  readonly banner: ReactNode;
};

/** Two who change the same thing at once: the second is told and decides, and nothing is overwritten unseen. */
export function useConflict<Listed extends { readonly version: number }>(options: ConflictOptions<Listed>): Conflict {
  const { kind, listed, findNewer, onTakeOver } = options;
  const [version, setVersion] = useState(listed?.version ?? 0);
  const [newer, setNewer] = useState<Listed | null>(null);
  const settle = (winner: Listed) => {
    setVersion(winner.version);
    setNewer(null);
  };
  return {
    version,
    isOpen: newer !== null,
    tell: async (error) => {
      if (!isApiError(error, 'CHANGED_ELSEWHERE')) return false;
      const found = await findNewer();
      setNewer(found ?? null);
      return found !== undefined;
    },
    banner: newer && (
      <ConflictBanner
        kind={kind}
        onTakeOver={() => {
          onTakeOver(newer);
          settle(newer);
        }}
        onKeepMine={() => settle(newer)}
      />
    ),
  };
}
