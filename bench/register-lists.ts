import { timeOfPage } from './browser/time-of-page.ts';
import { atMost, type Figure, median } from './figure.ts';
import { withSeededPortal } from './portal/seeded-portal.ts';
import { seedRegisters } from './seeds/seed-registers.ts';

const MAX_MS = 50;
/** A search looks through every text of the register; the list beside it reads one page of it. */
const MAX_TIMES_LIST = 2;
const ROUNDS = 5;
const LIST = 'registers/readRegister?register=suppliers&state=all';

/** What people open of a register: its list as they narrow it, and all registers. */
const PAGES: Readonly<Record<string, string>> = {
  'first page': LIST,
  'page 150': `${LIST}&page=150`,
  'by name': `${LIST}&sort=title`,
  'overdue ones': 'registers/readRegister?register=suppliers&state=overdue',
  'found in a note': `${LIST}&search=note%20of%20nobody`,
  'found in every note': `${LIST}&search=auditor`,
  'found by name with marks': `${LIST}&search=l%C3%A4rche`,
  'all registers': 'registers/readRegisters',
  finder: 'find/findAnything?search=larche',
};

/** How long the pages about registers take with 5,000 entries in one, and what searching costs beside the same list without it. */
export function measureRegisterLists(): Promise<Figure[]> {
  return withSeededPortal(seedRegisters, async (origin, firms) => {
    const figures: Figure[] = [];
    for (const [size, token] of Object.entries(firms))
      for (const [name, path] of Object.entries(PAGES)) {
        const time = await timeOfPage(`${origin}/api/${path}`, token);
        figures.push(atMost(`registers of the ${size} firm: ${name}`, time, MAX_MS, 'ms', 1));
      }
    figures.push(await searchBesideList(origin, firms.full));
    return figures;
  });
}

/** In turn, so that a busy machine slows both alike. */
async function searchBesideList(origin: string, token: string): Promise<Figure> {
  const rounds: { readonly list: number; readonly search: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const list = await timeOfPage(`${origin}/api/${LIST}`, token);
    rounds.push({ list, search: await timeOfPage(`${origin}/api/${LIST}&search=auditor`, token) });
  }
  const name = 'registers: search of 5,000 entries, of their list';
  const ratio = atMost(name, median(rounds.map(({ list, search }) => search / list)), MAX_TIMES_LIST, 'times', 2);
  const [search, list] = [median(rounds.map((one) => one.search)), median(rounds.map((one) => one.list))];
  return { ...ratio, measured: `${ratio.measured} (${search.toFixed(1)} of ${list.toFixed(1)} ms)` };
}
