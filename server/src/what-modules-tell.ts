import { demonstration } from './demo/demonstration.ts';
import type { Demonstration } from './module-demo.ts';
import type { ConsoleServices } from './modules/console/console-services.ts';
import { MODULES } from './modules.ts';
import type { PolicyRemark } from './policy-remark.ts';
import type { PortalServices } from './portal-services.ts';

/** What the modules say about themselves and for each other, in one place of the services: none needs to know which others there are. */
export function whatModulesTell(): Pick<
  PortalServices,
  'coverage' | 'tellers' | 'firmFiles' | 'securityContact' | 'policyRemarks' | 'resets' | 'demonstration'
> {
  return {
    coverage: MODULES.flatMap(({ coverage = [] }) => coverage),
    firmFiles: MODULES.flatMap(({ firmFiles }) => firmFiles ?? []),
    tellers: MODULES.flatMap(({ teller }) => teller ?? []),
    securityContact: async (tx) => {
      for (const { securityContact } of MODULES) {
        const contact = await securityContact?.(tx);
        if (typeof contact === 'string') return contact;
      }
      return null;
    },
    policyRemarks: async (tx, policy) => {
      const remarks: PolicyRemark[] = [];
      for (const module of MODULES) remarks.push(...((await module.policyRemarks?.(tx, policy)) ?? []));
      return remarks;
    },
    // The console hands over the services that it was given, which are those of the whole portal.
    demonstration: demonstration as Demonstration<ConsoleServices>,
    resets: Object.assign({}, ...MODULES.map(({ resets = {} }) => resets)),
  };
}
