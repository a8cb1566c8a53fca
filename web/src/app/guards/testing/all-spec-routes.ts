import { PORTAL_ROUTES, type SpecRouteRow } from './spec-routes.ts';

const ofModules = Object.values(
  import.meta.glob<readonly SpecRouteRow[]>('../../../modules/*/testing/*.routes.ts', {
    eager: true,
    import: 'default',
  }),
);

/** An example of every address of the portal and its modules. */
export const SPEC_ROUTES: readonly SpecRouteRow[] = [...PORTAL_ROUTES, ...ofModules.flat()];
