import { checkAccessibility } from '../testing/check-accessibility.ts';
import { look } from '../testing/look.ts';
import { expect, test } from '../testing/portal-test.ts';

const ADVICE = /not supported.*Please use the latest Chrome, Safari or Edge\./;

/** What browsers lack that are too old for the portal. */
const LACKS = {
  'newer colours': 'CSS.supports = () => false',
  'CSS.supports': 'delete CSS.supports; Object.defineProperty(CSS, "supports", { value: undefined })',
  'module scripts': 'delete HTMLScriptElement.prototype.noModule',
};

for (const [lack, script] of Object.entries(LACKS)) {
  test(`a browser without ${lack} is told which one to use`, async ({ page, portal }) => {
    await page.addInitScript(script);
    await page.goto(`${portal.url}/signin`);
    const alert = page.getByRole('alert').filter({ hasText: ADVICE });
    await expect(alert).toHaveCount(1);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(alert).toBeInViewport({ ratio: 1 });
      await look(page, `unsupported-${width}`);
      expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(
        0,
      );
      await checkAccessibility(page);
    }
  });
}

test('a browser of today is told nothing', async ({ page, portal }) => {
  await page.goto(`${portal.url}/signin`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(ADVICE)).toHaveCount(0);
});
