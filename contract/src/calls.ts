import type { AllOf, ModuleContract } from './module-contract.ts';
import * as modules from './modules.ts';

type CallsByModule = AllOf<(typeof modules)[keyof typeof modules]['calls']>;

const contracts: readonly ModuleContract[] = Object.values(modules);

/** Every call of the portal by module: what the generated tests and the OpenAPI document go through. */
export const CALLS_BY_MODULE: CallsByModule = Object.assign({}, ...contracts.map(({ calls }) => calls));

/** Every call by its own name, which no other module uses: what the browser's client knows of the contract. */
export type CallsByName = AllOf<CallsByModule[keyof CallsByModule]>;
