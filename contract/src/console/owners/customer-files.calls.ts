import { z } from 'zod';
import { call, isoDay, namedFile } from '../../call.ts';

/** First and last day, in the brand's time zone, in either order. */
const days = z.object({ from: isoDay(), to: isoDay() });

/** Every customer with its plan, its price and what it used between two days, at most 50,000, as a CSV file. */
export const downloadUsageOfCustomers = call({
  method: 'GET',
  path: '/console/usageFile',
  access: 'staff',
  permission: 'addresses.download',
  input: days,
  output: namedFile,
  errors: [],
  perMinute: 10,
  file: 'text/csv; charset=utf-8',
  isDownload: true,
});

/**
 * What happened to plans and payments between two days, oldest first, at most 50,000 lines, as a CSV file. The portal keeps no
 * invoices: it has what staff and the payment service said.
 */
export const downloadBillingOfCustomers = call({
  method: 'GET',
  path: '/console/billingFile',
  access: 'staff',
  permission: 'addresses.download',
  input: days,
  output: namedFile,
  errors: [],
  perMinute: 10,
  file: 'text/csv; charset=utf-8',
  isDownload: true,
});
