import { PROOF_MAILBOXES } from '@portal/domain/phishing/phishing-limits.ts';
import { z } from 'zod';
import { call, done, id, line, MAX_REVISION, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { domainRow, sendingObstacle } from './phishing.schemas.ts';

const read = { access: 'member', module: 'phishing', method: 'GET' } as const;
const change = { access: 'member', module: 'phishing', method: 'POST', closedToService: true, perMinute: 30 } as const;
const revision = z.int().min(0).max(MAX_REVISION);

/** How the firm stands: what is switched on, which domains are its own, whom a campaign would reach. */
export const phishingOverview = call({
  ...read,
  path: '/phishing/overview',
  input: noInput,
  output: withData(
    z.object({
      /** Why nothing can be sent now; null where all is well. */
      obstacle: sendingObstacle,
      settings: z.object({
        isOn: z.boolean(),
        turnedOnAt: z.string().nullable(),
        turnedOnBy: z.string().nullable(),
        /** Whether people are shown by name; otherwise figures only (works councils). */
        showsNames: z.boolean(),
        revision,
      }),
      domains: z.array(domainRow),
      people: z.object({
        active: z.number(),
        /** With an address at a proved domain. */
        reachable: z.number(),
        /** Reachable, and none in the last two weeks. */
        due: z.number(),
      }),
      departments: z.array(z.object({ name: z.string(), people: z.number() })),
      /** For allow-listing at Microsoft 365 and Google. Null where the provider has not set a sending domain. */
      allow: z
        .object({
          senderDomain: z.string(),
          linkAddress: z.string(),
          header: z.string(),
          /** IP addresses, networks or host names; empty where the provider has not said. */
          sendingIps: z.array(z.string()),
        })
        .nullable(),
      /** Where people send what looks odd; null where the provider has no such mailbox. */
      reportAddress: z.string().nullable(),
      /** The page “I report this”; null where no link works. */
      reportLink: z.object({ madeAt: z.string(), madeBy: z.string() }).nullable(),
    }),
  ),
  errors: [],
});

/** Switches simulations on; whoever does so confirms that people were told, and the works council where there is one. */
export const turnPhishingOn = call({
  ...change,
  path: '/phishing/turnOn',
  input: z.object({ confirms: z.literal(true), showsNames: z.boolean(), revision }),
  output: done,
  errors: ['PHISHING_SETTINGS_CHANGED'],
});

/** Switches simulations off; what has not gone out is dropped. */
export const turnPhishingOff = call({
  ...change,
  path: '/phishing/turnOff',
  input: z.object({ revision }),
  output: done,
  errors: ['PHISHING_SETTINGS_CHANGED'],
});

/** Changes what the firm sees of its people. */
export const savePhishingSettings = call({
  ...change,
  path: '/phishing/saveSettings',
  input: z.object({ showsNames: z.boolean(), revision }),
  output: done,
  errors: ['PHISHING_SETTINGS_CHANGED'],
});

/** Puts a mail domain on the list; it counts once it is proved. At most `MAX_DOMAINS`. */
export const addPhishingDomain = call({
  ...change,
  path: '/phishing/addDomain',
  input: z.object({ domain: line(253) }),
  output: withData(domainRow),
  errors: ['PHISHING_DOMAIN_INVALID', 'PHISHING_DOMAIN_SHARED', 'PHISHING_DOMAIN_THERE', 'PHISHING_TOO_MANY_DOMAINS'],
});

/** Looks the record up, or mails a code to one of the addresses that only whoever runs the domain has. */
export const provePhishingDomain = call({
  ...change,
  path: '/phishing/proveDomain',
  input: z
    .object({
      domainId: id,
      by: z.enum(['dns', 'mail']),
      /** Where the code goes. */
      mailbox: z.enum(PROOF_MAILBOXES).optional(),
    })
    .refine((input) => input.by === 'dns' || input.mailbox !== undefined, {
      message: faults.noEmail.text,
      path: ['mailbox'],
    }),
  output: withData(domainRow),
  errors: ['PHISHING_RECORD_MISSING'],
  perMinute: 10,
});

/** Takes the code of that mail; it works `CODE_TRIES` times. */
export const confirmPhishingDomain = call({
  ...change,
  path: '/phishing/confirmDomain',
  input: z.object({
    domainId: id,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, faults.code.text),
  }),
  output: withData(domainRow),
  errors: ['PHISHING_CODE_WRONG', 'PHISHING_CODE_OVER'],
  perMinute: 10,
});

/** Takes a domain from the list; nobody there gets anything any more. */
export const removePhishingDomain = call({
  ...change,
  path: '/phishing/removeDomain',
  input: z.object({ domainId: id }),
  output: done,
  errors: [],
});

/** What people reported that was not one of ours, the latest first; without any text. */
export const reportedMails = call({
  ...read,
  path: '/phishing/reportedMails',
  input: noInput,
  output: withData(
    z.array(z.object({ reportId: id, sender: z.string(), subject: z.string(), reportedAt: z.string() })),
  ),
  errors: [],
});

/** Makes the link of the page “I report this”; it is told once, and the one before ends. */
export const makeReportLink = call({
  ...change,
  path: '/phishing/reportLink',
  input: noInput,
  output: withData(z.object({ url: z.string() })),
  errors: ['PHISHING_IS_OFF'],
});

/** Ends that link at once. */
export const revokeReportLink = call({
  ...change,
  path: '/phishing/revokeReportLink',
  input: noInput,
  output: done,
  errors: [],
});
