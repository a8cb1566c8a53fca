import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brandView } from '@portal/contract/portal/portal.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';

/** The brand that comes along; its web domain is the public address's host. */
export function readDefaultBrand(publicUrl: string): Brand {
  const path = createRequire(import.meta.url).resolve('@portal/content/brands/default.json');
  const brand = brandView.parse(JSON.parse(readFileSync(path, 'utf8')));
  return { ...brand, webDomain: new URL(publicUrl).hostname };
}
