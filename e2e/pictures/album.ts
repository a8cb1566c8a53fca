import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../testing/check-accessibility.ts';
import { useColours } from '../testing/look.ts';
import type { PageToVisit } from '../testing/walk-pages.ts';

const LOOKS = [
  { width: 1280, height: 900, colours: 'light' },
  { width: 1280, height: 900, colours: 'dark' },
  { width: 390, height: 844, colours: 'dark' },
  { width: 390, height: 844, colours: 'light' },
] as const;

/** Waits until nothing is loading and nothing grows any more. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .animate-shimmer')).toHaveCount(0);
  const height = () => page.evaluate<number>('document.documentElement.scrollHeight');
  let before = 0;
  await expect
    .poll(
      async () => {
        const isSame = before === (await height());
        before = await height();
        return isSame;
      },
      { intervals: [250] },
    )
    .toBe(true);
}

/** Pictures of pages in a folder, each page once by its pattern. */
export class Album {
  readonly #portalUrl: string;
  readonly #folder: string;
  readonly #taken = new Map<string, string>();
  readonly #faults: string[] = [];

  constructor(portalUrl: string, folder = process.env.SCREENSHOTS ?? 'pictures') {
    this.#portalUrl = portalUrl;
    this.#folder = folder;
  }

  /** Takes one page in every look. */
  async take(page: Page, { pattern, path }: PageToVisit): Promise<void> {
    if (this.#taken.has(pattern)) return;
    this.#taken.set(pattern, path);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${this.#portalUrl}${path}`);
    await atRest(page);
    for (const { width, height, colours } of LOOKS) {
      await page.setViewportSize({ width, height });
      await useColours(page, colours);
      const name = `${this.#nameOf(pattern)}-${width}-${colours}`;
      await page.screenshot({ path: join(this.#folder, `${name}.png`), fullPage: true, animations: 'disabled' });
      const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      if (Number(wider) > 0) this.#faults.push(`${name} (${path}) scrolls sideways by ${wider} pixels`);
    }
    await checkAccessibility(page).catch((error: Error) => this.#faults.push(`${path}: ${error.message}`));
  }

  /** Writes the page to look through, and fails with what is wrong with pages. */
  finish(): void {
    const rows = [...this.#taken].map(([pattern, path]) => {
      const images = LOOKS.map(({ width, colours }) => {
        const file = `${this.#nameOf(pattern)}-${width}-${colours}.png`;
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} ${colours}"></a>`;
      });
      return `<h2>${pattern.replaceAll('<', '&lt;')}</h2><p>${path.replaceAll('<', '&lt;')}</p><div>${images.join('')}</div>`;
    });
    const style =
      'body{font:16px sans-serif;margin:24px}div{display:flex;gap:12px;align-items:start}img{height:420px;border:1px solid #ccc}';
    writeFileSync(
      join(this.#folder, 'index.html'),
      `<!doctype html><html lang="en"><title>Every page</title><style>${style}</style><h1>${rows.length} pages</h1>${rows.join('\n')}`,
    );
    expect(this.#faults).toEqual([]);
  }

  #nameOf(pattern: string): string {
    return pattern === '/'
      ? 'dashboard-home'
      : pattern
          .slice(1)
          .replaceAll(/[^\w]+/g, '-')
          .replace(/-$/, '');
  }
}
