import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PORTAL_ROUTES, type SpecRouteRow } from '../../web/src/app/guards/testing/spec-routes.ts';

const WEB = join(import.meta.dirname, '../../web/src');

/** An example of every address of the portal and its modules. */
export const SPEC_ROUTES: readonly SpecRouteRow[] = [...PORTAL_ROUTES, ...(await readRoutesOfModules())];

async function readRoutesOfModules(): Promise<readonly SpecRouteRow[]> {
  const files = globSync('modules/*/testing/*.routes.ts', { cwd: WEB }).toSorted();
  const modules: readonly { default: readonly SpecRouteRow[] }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(WEB, file)).href)),
  );
  return modules.flatMap((module) => module.default);
}
