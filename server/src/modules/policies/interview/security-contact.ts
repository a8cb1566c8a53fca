import type { OrgTransaction } from '../../../database/database.ts';
import { findInterview } from './interview.store.ts';

/** Whom the firm named in the interview for questions and problems, with the number for emergencies where it gave one; null before that. */
export async function findSecurityContact(tx: OrgTransaction): Promise<string | null> {
  const { contactAddress, emergencyPhone } = (await findInterview(tx))?.answers ?? {};
  if (typeof contactAddress !== 'string' || contactAddress.trim() === '') return null;
  const phone = typeof emergencyPhone === 'string' ? emergencyPhone.trim() : '';
  const isTold = phone === '' || contactAddress.includes(phone);
  return isTold ? contactAddress.trim() : `${contactAddress.trim()}, ${phone}`;
}
