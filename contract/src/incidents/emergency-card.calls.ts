import { CONTACT_ROLES, MAX_CONTACTS } from '@portal/domain/incidents/emergency-contacts.ts';
import { z } from 'zod';
import { call, done, line, MAX_REVISION, namedFile, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { contactView, countryCode } from './incident-help.schemas.ts';

const read = { access: 'member', method: 'GET' } as const;
const change = { access: 'member', method: 'POST' } as const;
const revision = z.int().min(0).max(MAX_REVISION);

/** The firm's own card: whom it calls, the provider's desk, and whether a link to it works. */
export const emergencyCard = call({
  ...read,
  path: '/emergencyCard/read',
  input: noInput,
  output: withData(
    z.object({
      organisation: z.string(),
      /** Where the firm works, as far as it said; its numbers stand on the card. */
      country: countryCode,
      contacts: z.array(contactView),
      revision,
      changedAt: z.string().nullable(),
      changedBy: z.string().nullable(),
      /** Null where no link works. */
      link: z.object({ madeAt: z.string(), madeBy: z.string() }).nullable(),
      /** The provider's people who help. */
      concierge: z.object({ name: z.string(), email: z.string(), bookingLink: z.string().nullable() }),
    }),
  ),
  errors: [],
});

/** Saves all contacts. Who comes second is told. */
export const saveEmergencyContacts = call({
  ...change,
  path: '/emergencyCard/save',
  input: z.object({
    revision,
    contacts: z
      .array(
        z.object({
          role: z.enum(CONTACT_ROLES),
          name: line(120).min(1, faults.name.text),
          phone: line(40).default(''),
          note: line(200).default(''),
        }),
      )
      .max(MAX_CONTACTS),
  }),
  output: withData(z.object({ revision })),
  errors: ['CONTACTS_CHANGED'],
});

/** Makes a link that opens the card without an account; it is told once, and the one before ends. */
export const makeEmergencyLink = call({
  ...change,
  path: '/emergencyCard/link',
  input: noInput,
  output: withData(z.object({ url: z.string() })),
  errors: [],
  closedToService: true,
  perMinute: 20,
});

/** Ends the link at once. */
export const revokeEmergencyLink = call({
  ...change,
  path: '/emergencyCard/revoke',
  input: noInput,
  output: done,
  errors: [],
  closedToService: true,
});

/** The card as a PDF: of the size of a bank card with two sides, or four of them on a sheet. */
export const emergencyCardPdf = call({
  ...read,
  path: '/emergencyCard/pdf/{layout}',
  input: z.object({ layout: z.enum(['wallet', 'sheet']) }),
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 20,
});

/** Card and steps as one HTML file that needs no connection. */
export const emergencyCardFile = call({
  ...read,
  path: '/emergencyCard/file',
  input: noInput,
  output: namedFile,
  errors: [],
  file: 'text/html; charset=utf-8',
  isDownload: true,
  perMinute: 20,
});
