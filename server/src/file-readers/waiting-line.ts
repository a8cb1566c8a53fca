import { AppError } from '../call/app-error.ts';

const MAX_AT_ONCE = 1;
const MAX_WAITING = 30;
/** Of one organization or person, so that many files of one keep nobody else waiting. */
const MAX_OF_ONE = 3;

/** Lets so many works run at once, the others one after the other, in turns of whom they are for. */
export type WaitingLine = {
  /** @throws AppError READERS_BUSY when too many wait, of all or of one */
  inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
};

type Place = { readonly owner: string; readonly begin: () => void };

export function createWaitingLine(): WaitingLine {
  const waiting: Place[] = [];
  const counts = new Map<string, number>();
  let running = 0;
  const change = (owner: string, by: 1 | -1) => {
    const count = (counts.get(owner) ?? 0) + by;
    if (count === 0) counts.delete(owner);
    else counts.set(owner, count);
  };
  const next = () => {
    if (running >= MAX_AT_ONCE) return;
    // Whoever has fewest here comes first, of several who came first.
    const least = Math.min(...waiting.map(({ owner }) => counts.get(owner) ?? 0));
    const place = waiting.findIndex(({ owner }) => counts.get(owner) === least);
    const [turn] = place < 0 ? [] : waiting.splice(place, 1);
    if (turn === undefined) return;
    running += 1;
    turn.begin();
  };
  return {
    async inTurn(owner, work) {
      if (waiting.length >= MAX_WAITING || (counts.get(owner) ?? 0) >= MAX_OF_ONE) throw new AppError('READERS_BUSY');
      change(owner, 1);
      await new Promise<void>((resolve) => {
        waiting.push({ owner, begin: resolve });
        next();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        change(owner, -1);
        next();
      }
    },
  };
}
