import { policyCompare, policyPreview, policyUpload } from '@portal/contract/policies/policies.calls.ts';
import { expect, test } from 'vitest';
import { signInDemoOwner } from './testing/demo-owner.ts';
import { PortalPlace } from './testing/portal-process.ts';

/** So long that threads read and compare it. */
const LONG = Array.from({ length: 300 }, (_, place) => `## Rule ${place}\n\nLock the door of room ${place}.`).join(
  '\n\n',
);

test('the portal as it is started has files and long texts read in threads', async () => {
  const place = await PortalPlace.create();
  try {
    const run = await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    const policyType = 'acceptable-use';
    const working = { customValues: {}, customPolicy: LONG };
    const preview = await browser.call(policyPreview, { policyType, ...working });
    expect(preview.status).toBe(200);
    expect(preview.body.data.text.length).toBeGreaterThan(300);
    const compared = await browser.call(policyCompare, { policyType, from: 1, to: 'working', working });
    expect(compared.status).toBe(200);
    expect(compared.body.data.length).toBeGreaterThan(300);
    const file = { fileName: 'Keys.md', bytes: Buffer.from(`# Keys\n\n${LONG}`) };
    expect((await browser.call(policyUpload, { file })).status).toBe(200);
    run.kill('SIGTERM');
    expect((await run.ended).code).toBe(0);
    expect(run.output()).not.toContain('"level":"error"');
  } finally {
    await place.clear();
  }
});
