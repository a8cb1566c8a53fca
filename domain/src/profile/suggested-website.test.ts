import { expect, test } from 'vitest';
import { suggestedWebsite, websiteNameOf } from './suggested-website.ts';

test.each([
  ['https://www.Lark-Bakery.example/shop?x=1', 'lark-bakery.example'],
  ['lark-bakery.example:8443', 'lark-bakery.example:8443'],
  ['www.example', 'example'],
])('%s is called %s', (address, name) => {
  expect(websiteNameOf(address)).toBe(name);
});

test.each([
  ['dana@Lark-Bakery.example', 'lark-bakery.example'],
  ['dana@gmail.com', ''],
  ['', ''],
])('who has %j most likely has the website %j', (email, website) => {
  expect(suggestedWebsite(email, (domain) => domain === 'gmail.com')).toBe(website);
});
