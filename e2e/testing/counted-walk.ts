import type { Locator, Page } from '@playwright/test';

/** What a way through the portal asks of a person. */
export type WalkCounts = { readonly screens: number; readonly clicks: number; readonly fields: number };

/** How long a person reads a screen, aims at a button, and types a letter on a phone, when PACE=person asks for a walk at that pace. */
const PERSON = process.env.PACE === 'person' ? { readMs: 5000, clickMs: 1200, letterMs: 220 } : null;

/** A walk whose every screen, click and filled field is counted; what a page has filled in by itself costs nothing. */
export class CountedWalk {
  #screens = 0;
  #clicks = 0;
  #fields = 0;
  readonly #beganMs = performance.now();

  get counts(): WalkCounts {
    return { screens: this.#screens, clicks: this.#clicks, fields: this.#fields };
  }

  /** Prints the counts in the one form that `npm run bench -- first-value` reads. */
  tell(way: string): void {
    console.log(`${way}: ${this.#screens} screens, ${this.#clicks} clicks, ${this.#fields} fields`);
    if (PERSON) console.log(`${way}, at a person's pace: ${Math.round((performance.now() - this.#beganMs) / 1000)} s`);
  }

  /** Another screen stands before the person, known by what is on it. */
  async arrive(at: Locator): Promise<void> {
    await at.waitFor();
    await pause(PERSON?.readMs);
    this.#screens += 1;
  }

  async click(what: Locator): Promise<void> {
    await pause(PERSON?.clickMs);
    await what.click();
    this.#clicks += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    if (PERSON) {
      await field.fill('');
      await field.pressSequentially(text, { delay: PERSON.letterMs });
    } else await field.fill(text);
    this.#fields += 1;
  }

  /** Chooses from a list: a field with two clicks. */
  async choose(page: Page, label: string, option: string): Promise<void> {
    await this.click(page.getByRole('button', { name: label }));
    await this.click(page.getByRole('option', { name: option, exact: true }));
    this.#fields += 1;
  }
}

const pause = (ms: number | undefined) => ms !== undefined && new Promise((resolve) => setTimeout(resolve, ms));
