import { EXPERT_VIEWS, MAX_EXPERTS_OF_CUSTOMER } from '@portal/domain/accounts/customers-seen.ts';
import { z } from 'zod';
import { call, done, id, noInput, withData } from '../../call.ts';

/** Experts who can be assigned to a customer, by name, with how many customers each has. */
export const listExperts = call({
  method: 'GET',
  path: '/console/experts',
  access: 'staff',
  permission: 'customers.assign',
  input: noInput,
  output: withData(z.array(z.object({ userId: id, name: z.string(), customers: z.number() })).max(500)),
  errors: [],
});

/** Says which experts a customer has; who is new among them is told by mail. */
export const assignExperts = call({
  method: 'POST',
  path: '/console/assignExperts',
  access: 'staff',
  permission: 'customers.assign',
  input: z.object({ orgId: id, userIds: z.array(id).max(MAX_EXPERTS_OF_CUSTOMER) }),
  output: done,
  errors: ['EXPERT_UNKNOWN'],
});

/** Which customers experts see. */
export const readExpertView = call({
  method: 'GET',
  path: '/console/expertView',
  access: 'staff',
  permission: 'provider.manage',
  input: noInput,
  output: withData(z.object({ view: z.enum(EXPERT_VIEWS) })),
  errors: [],
});

/** Sets which customers experts see; it counts for their next call. */
export const saveExpertView = call({
  method: 'POST',
  path: '/console/saveExpertView',
  access: 'staff',
  permission: 'provider.manage',
  freshProof: true,
  input: z.object({ view: z.enum(EXPERT_VIEWS) }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED'],
  perMinute: 20,
});
