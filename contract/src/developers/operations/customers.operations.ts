import { z } from 'zod';
import { id } from '../../call.ts';
import { at, operation, pageInput, pageOf } from '../operation.ts';
import { does } from '../operations.texts.ts';

const provider = { audience: 'provider', method: 'GET', status: 200, errors: [] } as const;

export const apiCustomer = z.object({
  id,
  name: z.string(),
  website: z.string(),
  brandId: z.string(),
  planId: z.string(),
  subscription: z.string(),
  trialEndsAt: at.nullable(),
  isSuspended: z.boolean(),
  /** The provider tries things out in it; its data is made up. */
  isSandbox: z.boolean(),
  /** Of 100, as the last day kept it; null before the first one. */
  score: z.int().nullable(),
  createdAt: at,
});

export const customer = {
  id: '5b3e8d1f-7c2a-4e9d-8b40-6f1a9c2d8e08',
  name: 'Harbor Bakery Ltd',
  website: 'harbor-bakery.example',
  brandId: 'default',
  planId: 'essential',
  subscription: 'INTRIAL',
  trialEndsAt: '2026-12-20T00:00:00.000Z',
  isSuspended: false,
  isSandbox: false,
  score: 64,
  createdAt: '2026-11-20T09:00:00.000Z',
};

export const listCustomers = operation({
  ...provider,
  name: 'listCustomers',
  path: '/customers',
  resource: 'customers',
  scope: 'customers:read',
  summary: does.listCustomers,
  input: z.strictObject(pageInput),
  output: pageOf(apiCustomer),
  fromOutside: ['name', 'website'],
  example: { input: {}, output: { data: [customer], nextCursor: null } },
});

export const readCustomer = operation({
  ...provider,
  name: 'readCustomer',
  path: '/customers/{id}',
  resource: 'customers',
  scope: 'customers:read',
  summary: does.readCustomer,
  input: z.strictObject({ id }),
  output: apiCustomer,
  fromOutside: ['name', 'website'],
  errors: ['NOT_FOUND'],
  example: { input: { id: customer.id }, output: customer },
});
