import { beforeEach, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { clearToasts } from '../ui/overlays/toast.tsx';

// Test files share one page, because to load its modules anew took longer than most of them. So each test leaves it as it was.
const own = {
  fetch: window.fetch,
  address: window.location.href,
  title: document.title,
  size: [window.innerWidth, window.innerHeight] as const,
  children: new Set(document.body.children),
  attributes: [document.documentElement, document.body].map(
    (element) => [element, [...element.attributes].map(({ name, value }) => [name, value] as const)] as const,
  ),
};

/** What only the test can take back at the right moment; it fails when it did not. */
function leftBehind(): string[] {
  const left: string[] = [];
  if (vi.isFakeTimers()) left.push('fake timers');
  if (window.fetch !== own.fetch) left.push('a replaced window.fetch');
  return left;
}

async function clearPage(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.fetch = own.fetch;
  const isScrolled = window.scrollX !== 0 || window.scrollY !== 0;
  await cleanup();
  // What was just being said comes when its module is there.
  await new Promise((resolve) => setTimeout(resolve));
  clearToasts();
  clearDocument();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
  if (window.location.href !== own.address) window.history.replaceState(null, '', own.address);
  const [width, height] = own.size;
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
  // The page is told of its scrolling a frame later; it would close the list that the next test opens.
  if (isScrolled) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function clearDocument(): void {
  for (const child of [...document.body.children]) {
    // React Aria reads out through this one, and makes it once.
    if (child.hasAttribute('data-live-announcer')) for (const log of child.children) log.replaceChildren();
    else if (!own.children.has(child)) child.remove();
  }
  for (const [element, attributes] of own.attributes) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  document.title = own.title;
  window.getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
}

beforeEach(() => {
  // What is registered first runs last, after everything that the test itself takes back.
  onTestFinished(async () => {
    const left = leftBehind();
    await clearPage();
    if (left.length > 0) throw new Error(`The test leaves ${left.join(' and ')} to the next one.`);
  });
});
