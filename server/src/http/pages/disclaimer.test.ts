import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const ask = async (url: string, language?: string) => {
  const headers = { host: 'localhost:3000', ...(language === undefined ? {} : { 'accept-language': language }) };
  const { statusCode, headers: told, body } = await portal.portal.http.inject({ url, headers });
  return { statusCode, language: told['content-language'], vary: String(told.vary), body };
};
const tagsOf = (html: string) => html.match(/<\w+/g);

test.each([
  ['/disclaimer.html', undefined, 'en', 'Legal disclaimer'],
  ['/disclaimer.html', 'de-AT,de;q=0.9,en;q=0.8', 'de', 'Rechtliche Hinweise'],
  ['/disclaimer.html', 'fr, es;q=0.5', 'es', 'Aviso legal'],
  ['/disclaimer.html', 'fr', 'en', 'Legal disclaimer'],
  ['/disclaimer.html?lang=es', 'de', 'es', 'Aviso legal'],
  ['/disclaimer.html?lang=fr', 'de', 'de', 'Rechtliche Hinweise'],
  ['/disclaimer.html?lang=es&lang=de', 'de', 'de', 'Rechtliche Hinweise'],
])('%s for a browser that reads %s is in %s', async (url, accepted, language, title) => {
  const answer = await ask(url, accepted);
  expect(answer).toMatchObject({ statusCode: 200, language, vary: expect.stringMatching(/accept-language/i) });
  expect(answer.body).toContain(`<html lang="${language}">`);
  expect(answer.body).toContain(`<title>${title} - Cyber Safety</title>`);
});

test('says in each language as much as in English, with the names of the brand', async () => {
  const { body: english } = await ask('/disclaimer.html');
  const addressesIn = (html: string) => html.match(/[\w.]+@[\w.]+\w/g);
  for (const language of ['de', 'es']) {
    const { body } = await ask(`/disclaimer.html?lang=${language}`);
    expect(tagsOf(body)).toEqual(tagsOf(english));
    expect(body.match(/Cyber Safety/g)).toHaveLength(english.match(/Cyber Safety/g)?.length ?? 0);
    expect(addressesIn(body)).toEqual(addressesIn(english));
    expect(body).not.toMatch(/\{\w+\}/);
  }
});
