import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** How often a page is asked again for what is not there yet. */
const ASK_AGAIN_MS = 20;

type QuickLocators = { slowFindElement?: Locator['findElement'] };

const locators = prototypeWith('findElement', page.getByText('any'));
const findElement = (locators as QuickLocators).slowFindElement ?? locators.findElement;
// Test files share the page, and each runs this anew.
(locators as QuickLocators).slowFindElement = findElement;

// A locator by itself asks at 0, 20, 70, 170, 270 and then every 500 ms, so that most tests would wait for nothing.
locators.findElement = async function (this: Locator, options = {}) {
  const until = performance.now() + (options.timeout ?? Number.POSITIVE_INFINITY);
  while (!vi.isFakeTimers() && this.elements().length === 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  const timeout = Math.max(0, until - performance.now());
  return findElement.call(this, timeout === Number.POSITIVE_INFINITY ? options : { ...options, timeout });
};

function prototypeWith(method: keyof Locator, locator: Locator): Locator {
  let owner = locator;
  while (!Object.hasOwn(owner, method)) {
    owner = Object.getPrototypeOf(owner) as Locator;
    if (owner === null) throw new TypeError(`A locator has no ${method}`);
  }
  return owner;
}
