import type { RegisterId } from '@portal/domain/registers/register.ts';

export const REGISTERS_PATH = '/registers';
export const registerPath = (register: RegisterId) => `${REGISTERS_PATH}/${register}`;
export const entryPath = (register: RegisterId, entryId: string) => `${registerPath(register)}/${entryId}`;
/** What stands in the address for an entry that is not there yet. */
export const NEW_ENTRY = 'new';
