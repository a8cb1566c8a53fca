import { z } from 'zod';
import { call, done, line, MAX_REVISION, noInput, withData } from '../call.ts';
import { isWebAddress } from '../console/console.schemas.ts';
import { faults } from '../input-faults.texts.ts';

const brandId = line(100).min(1);
const revision = z.int().min(0).max(MAX_REVISION);

/** The record store of each brand, and how sending goes. Keys are told to nobody. */
export const listRecordStores = call({
  access: 'staff',
  permission: 'provider.manage',
  method: 'GET',
  path: '/console/training/recordStores',
  input: noInput,
  output: withData(
    z.object({
      stores: z.array(
        z.object({
          brandId: z.string(),
          brandName: z.string(),
          /** Empty where none is set. */
          address: z.string(),
          isOn: z.boolean(),
          withNames: z.boolean(),
          /** 0 where none is set. */
          revision: z.number(),
          sent: z.number(),
          lastSentAt: z.string().nullable(),
          failedAt: z.string().nullable(),
          failure: z.string(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Sets the record store of a brand, turns it on or off. What is completed from then on is sent. */
export const saveRecordStore = call({
  access: 'staff',
  permission: 'provider.manage',
  method: 'POST',
  path: '/console/training/saveRecordStore',
  input: z.object({
    brandId,
    /** Of the one that is changed; 0 for a new one. */
    revision,
    /** Below which the store has `statements`. */
    address: line(500).refine(isWebAddress, faults.httpsAddress.text),
    /** Both empty where they stay as they are and the address is of the same host. */
    key: line(500),
    secret: line(500),
    isOn: z.boolean(),
    withNames: z.boolean(),
  }),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'OWN_COURSE_BRAND_UNKNOWN', 'RECORD_STORE_NEEDS_KEY'],
});

/** Asks the record store of a brand whether it takes statements from here, without sending one of anybody. */
export const testRecordStore = call({
  access: 'staff',
  permission: 'provider.manage',
  method: 'POST',
  path: '/console/training/testRecordStore',
  input: z.object({ brandId }),
  /** Why it does not; null where it does. */
  output: withData(z.object({ failure: z.string().nullable() })),
  errors: [],
  perMinute: 10,
});

/** Forgets the record store of a brand, and its key. */
export const removeRecordStore = call({
  access: 'staff',
  permission: 'provider.manage',
  method: 'POST',
  path: '/console/training/removeRecordStore',
  input: z.object({ brandId }),
  output: done,
  errors: [],
});
