import { MAX_REPORT_MEGABYTES } from '@portal/domain/phishing/phishing-limits.ts';
import { CLICK_PAGES, TRICKS } from '@portal/domain/phishing/template-kinds.ts';
import { z } from 'zod';
import { call, done, linkToken, uploadedFile, withData } from '../call.ts';
import { languageChosen, readingLanguage } from '../reading-language.ts';
import { phishingLesson } from './phishing.schemas.ts';

/** A whole firm may sit behind one address. */
const open = { access: 'public', method: 'POST', perMinute: 600 } as const;
/** Nothing but the token is taken, so that nothing that somebody typed can arrive (it is refused). */
const onlyToken = z.strictObject({ token: linkToken });

/** What the link of a mail shows. It changes nothing, so that a robot that follows links leaves no trace by it. */
export const openPhishing = call({
  ...open,
  path: '/phishing/open',
  isPassive: true,
  input: z.object({ token: linkToken, ...languageChosen }),
  output: withData(
    z.object({
      language: readingLanguage,
      /** Of the template's own texts: English where it is not translated. */
      textLanguage: readingLanguage,
      firstName: z.string(),
      organisation: z.string(),
      /** Whom the firm has named for what looks suspicious; null where it named nobody. */
      contact: z.string().nullable(),
      /** What a click opens; the lesson at once where they have seen the imitation. */
      page: z.enum(CLICK_PAGES),
      trick: z.enum(TRICKS),
      /** They reported it before they clicked: they are told so. */
      isReported: z.boolean(),
      isLessonDone: z.boolean(),
      lesson: phishingLesson,
    }),
  ),
  errors: ['PHISHING_LINK_INVALID'],
});

/** Tells that the page is open, with what tells robots from people. Sent at the first gesture, or after a while without one. */
export const visitPhishing = call({
  ...open,
  path: '/phishing/visit',
  input: z.strictObject({
    token: linkToken,
    signs: z.strictObject({
      /** A pointer, key, touch or scroll that the browser calls trusted came before. */
      gesture: z.boolean(),
      /** The browser says that a program drives it (`navigator.webdriver`). */
      webdriver: z.boolean(),
    }),
  }),
  output: done,
  errors: ['PHISHING_LINK_INVALID'],
});

/** On an imitation, somebody pressed its button. What they typed stays in the page. */
export const goFurther = call({
  ...open,
  path: '/phishing/further',
  input: onlyToken,
  output: done,
  errors: ['PHISHING_LINK_INVALID'],
});

/** Somebody has gone through the lesson. */
export const phishingLessonDone = call({
  ...open,
  path: '/phishing/lessonDone',
  input: onlyToken,
  output: done,
  errors: ['PHISHING_LINK_INVALID'],
});

/** Whose page “I report this” it is. */
export const openReportPage = call({
  ...open,
  path: '/phishing/openReport',
  isPassive: true,
  input: z.object({ token: linkToken }),
  output: withData(z.object({ organisation: z.string() })),
  errors: ['PHISHING_LINK_INVALID'],
  perMinute: 120,
});

/** Takes a mail as a file, or its pasted text as one. */
export const reportMail = call({
  ...open,
  path: '/phishing/report',
  input: z.object({ token: linkToken, file: uploadedFile }),
  output: withData(
    z.object({
      /** `simulation`: one of ours; `other`: kept and told to whoever looks after security. */
      kind: z.enum(['simulation', 'other']),
      /** The very first report of this mail. */
      isFirst: z.boolean(),
      /** From sending to this report, in minutes; null for others. */
      minutes: z.number().nullable(),
    }),
  ),
  errors: ['PHISHING_LINK_INVALID', 'PHISHING_REPORT_UNREADABLE', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  upload: { maxMegabytes: MAX_REPORT_MEGABYTES },
  perMinute: 60,
});
