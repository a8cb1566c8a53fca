import { expect, test } from 'vitest';
import { metaContents } from './meta-contents.ts';

test('only elements of the head count, not what a visitor wrote into the page', () => {
  const html = `<!doctype html><html><head><title>Shop</title><META NAME="Scan-Permission" CONTENT="abc">
    <meta name=scan-permission content='def'><meta name="other" content="x"><!-- <meta name="scan-permission" content="no"> -->
    </head><body><p>Comment: <meta name="scan-permission" content="forged"></p></body></html>`;
  expect(metaContents(html, 'scan-permission')).toEqual(['abc', 'def']);
  expect(metaContents('', 'scan-permission')).toEqual([]);
});
