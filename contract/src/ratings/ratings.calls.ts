import { z } from 'zod';
import { call, done, id, line, namedFile, noInput, withData } from '../call.ts';
import {
  dkimSelectors,
  FINDING_GRADES,
  incidentInput,
  ratingData,
  ratingFinding,
  ratingIncident,
  ratingRaise,
  ratingReport,
  ratingTextSet,
  riskVector,
} from './ratings.schemas.ts';

const ratings = { access: 'member', module: 'ratings' } as const;

/**
 * Rates the firm's own website (spec part 2, section 7). A rating of the last days is given at once; otherwise a look from
 * outside begins, and after 20 seconds at most the answer says how far it is. `error` says why there is nothing.
 */
export const fastRatings = call({
  ...ratings,
  method: 'POST',
  path: '/ratings/fastRatings',
  isPassive: true,
  input: z.object({ url: line(2000) }),
  output: z.object({
    success: z.literal(true),
    data: ratingData.nullable(),
    error: z.string().nullable(),
    /** The snapshot report in base64; null until there is a rating. */
    pdf: z.string().nullable(),
  }),
  errors: ['RATING_URL_INVALID', 'RATING_URL_RESTRICTED'],
  perMinute: 20,
});

/** The rating as it is stored; pages ask again while it is `measuring`. */
export const rating = call({
  ...ratings,
  method: 'GET',
  path: '/ratings/rating',
  input: noInput,
  output: withData(ratingData),
  errors: [],
});

/** What was seen from outside, the worst first; with the time it was first and last seen. */
export const ratingFindings = call({
  ...ratings,
  method: 'GET',
  path: '/ratings/findings',
  input: z.object({
    vector: riskVector.optional(),
    grade: z.enum(FINDING_GRADES).optional(),
    state: z.enum(['open', 'gone']).default('open'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: withData(z.object({ total: z.number(), pageSize: z.number(), findings: z.array(ratingFinding) })),
  errors: [],
});

/** What would raise the rating, the most first. */
export const ratingRaises = call({
  ...ratings,
  method: 'GET',
  path: '/ratings/raises',
  input: noInput,
  output: withData(z.object({ rating: z.number().nullable(), raises: z.array(ratingRaise) })),
  errors: [],
});

/** What is to be said about vectors, findings and the method. */
export const ratingTexts = call({
  ...ratings,
  method: 'GET',
  path: '/ratings/texts',
  input: noInput,
  output: withData(ratingTextSet),
  errors: [],
  sameForAll: true,
});

/** Looks again from outside, once a day. */
export const measureAgain = call({
  ...ratings,
  method: 'POST',
  path: '/ratings/measureAgain',
  input: noInput,
  output: withData(ratingData),
  errors: ['NO_COMPANY_URL', 'MEASURED_TODAY', 'RATING_URL_INVALID', 'RATING_URL_RESTRICTED'],
  perMinute: 20,
});

/** DKIM keys cannot be listed from outside: the firm can name its own. */
export const saveSelectors = call({
  ...ratings,
  method: 'POST',
  path: '/ratings/selectors',
  input: z.object({ dkimSelectors }),
  output: done,
  errors: ['NO_COMPANY_URL'],
});

/** Incidents that the firm told of, the latest first. */
export const ratingIncidents = call({
  ...ratings,
  method: 'GET',
  path: '/ratings/incidents',
  input: noInput,
  output: withData(z.array(ratingIncident)),
  errors: [],
});

/** Notes an incident; the rating counts it at once. */
export const addIncident = call({
  ...ratings,
  method: 'POST',
  path: '/ratings/addIncident',
  input: incidentInput,
  output: withData(ratingIncident),
  errors: ['INCIDENT_DATE_INVALID', 'TOO_MANY_INCIDENTS', 'INCIDENT_NOTED'],
  closedToService: true,
});

/** Takes an incident back. */
export const removeIncident = call({
  ...ratings,
  method: 'POST',
  path: '/ratings/removeIncident',
  input: z.object({ incidentId: id }),
  output: done,
  errors: [],
  closedToService: true,
});

/** Asks for the detailed report; a mail brings its link. While one is being made, asking again answers with the same one. */
export const detailedReport = call({
  ...ratings,
  method: 'POST',
  path: '/ratings/detailedReport',
  input: noInput,
  output: withData(ratingReport),
  errors: ['NOT_RATED'],
  perMinute: 10,
});

/** Detailed reports that were asked for, the newest first. */
export const ratingReports = call({
  ...ratings,
  method: 'GET',
  path: '/ratings/reports',
  input: noInput,
  output: withData(z.array(ratingReport)),
  errors: [],
});

/** A detailed report under its exact name, in a window of its own. */
export const ratingReportFile = call({
  ...ratings,
  method: 'GET',
  path: '/ratings/report/{reportId}/{fileName}',
  input: z.object({ reportId: id, fileName: z.string().max(160) }),
  output: namedFile,
  errors: ['REPORT_NOT_READY'],
  file: 'application/pdf',
  perMinute: 60,
});

/** The snapshot report of the current rating: one page. */
export const ratingSnapshot = call({
  ...ratings,
  method: 'GET',
  path: '/ratings/snapshot/{fileName}',
  input: z.object({ fileName: z.string().max(160) }),
  output: namedFile,
  errors: ['NOT_RATED'],
  file: 'application/pdf',
  perMinute: 60,
});
