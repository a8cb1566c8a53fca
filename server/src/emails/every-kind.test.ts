import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODULES } from '../modules.ts';

const SERVER = join(import.meta.dirname, '..');

/** The kinds that modules declare for the outbox, by their type alone. */
function declaredKinds(): string[] {
  const files = globSync('modules/*/*.mails.ts', { cwd: SERVER });
  return files.flatMap((file) => {
    const [, body = ''] = /interface MailKinds \{([^}]*)\}/.exec(readFileSync(join(SERVER, file), 'utf8')) ?? [];
    return [...body.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, kind = '']) => kind);
  });
}

test('every kind of email that can be put in the outbox is rendered by one module', () => {
  const rendered = MODULES.flatMap(({ mails = {} }) => Object.keys(mails));
  expect(rendered.length).toBeGreaterThan(30);
  expect(rendered.toSorted()).toEqual(declaredKinds().toSorted());
  expect(new Set(rendered).size).toBe(rendered.length);
});

test('staff reads in the console what each kind of email is about', () => {
  const web = join(SERVER, '../../web/src');
  const words = globSync('modules/*/*.words.ts', { cwd: web })
    .map((file) => /\bmails: \{([^}]*)\}/.exec(readFileSync(join(web, file), 'utf8'))?.[1] ?? '')
    .join();
  const told = [...words.matchAll(/(?:^|[\s,{])'?([\w-]+)'?: /g)].map(([, kind = '']) => kind);
  expect(declaredKinds().filter((kind) => !told.includes(kind))).toEqual([]);
});
