import type { Logger } from 'pino';

type Chore<Item> = {
  /** For the log. */
  readonly name: string;
  /** The next page after a key (null: the first one), ordered by key; an empty one ends the chore. */
  readonly list: (after: string | null) => Promise<readonly Item[]>;
  readonly keyOf: (item: Item) => string;
  /** Answers false where there was nothing to do after all. */
  readonly work: (item: Item) => Promise<unknown>;
};

/**
 * Does a chore for one firm, person or thing after the other. Where it fails for one, that is logged with its firm, and all others have
 * their turn: what is wrong with one customer's data must not keep the chore from everybody who comes after.
 * @returns for how many it was done
 * @throws whatever `list` does, as when the database is gone
 */
export async function oneByOne<Item extends { readonly orgId: string }>(
  log: Logger,
  { name, list, keyOf, work }: Chore<Item>,
): Promise<number> {
  let done = 0;
  let page = await list(null);
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    for (const item of page) {
      try {
        if ((await work(item)) !== false) done += 1;
      } catch (error) {
        log.error({ error, work: name, orgId: item.orgId }, 'periodic work failed for one firm');
      }
    }
    page = await list(keyOf(last));
  }
  return done;
}
