import type { Locator, Page } from '@playwright/test';

/** What a way through the portal asks of a person. */
export type WalkCounts = { readonly screens: number; readonly clicks: number; readonly fields: number };

/** A walk whose every screen, click and filled field is counted; what a page has filled in by itself costs nothing. */
export class CountedWalk {
  #screens = 0;
  #clicks = 0;
  #fields = 0;

  get counts(): WalkCounts {
    return { screens: this.#screens, clicks: this.#clicks, fields: this.#fields };
  }

  /** Prints the counts in the one form that `npm run bench -- first-value` reads. */
  tell(way: string): void {
    console.log(`${way}: ${this.#screens} screens, ${this.#clicks} clicks, ${this.#fields} fields`);
  }

  /** Another screen stands before the person, known by what is on it. */
  async arrive(at: Locator): Promise<void> {
    await at.waitFor();
    this.#screens += 1;
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.#clicks += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.#fields += 1;
  }

  /** Chooses from a list: a field with two clicks. */
  async choose(page: Page, label: string, option: string): Promise<void> {
    await this.click(page.getByRole('button', { name: label }));
    await this.click(page.getByRole('option', { name: option, exact: true }));
    this.#fields += 1;
  }
}
