import type { CallOutput } from '../../../api/calls.ts';

type Listed = CallOutput<'listSandboxes'>['data'];

/** A brand with its sandbox, if it has one. */
export type BrandSandbox = Listed['brands'][number];

/** Who signs in to a new one, to begin with. */
export type SandboxPerson = Listed['suggested'];
