import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { expect, test } from 'vitest';
import { readRatingTexts } from '../modules/ratings/rating-texts.ts';
import { sayFor } from '../system/texts/say-for.ts';
import { inTurn } from '../testing/sweep.ts';
import { ratingReportModel } from './ratings/rating-report-model.ts';
import { pdfFacts } from './testing/pdf-facts.ts';
import { sampleRatingReport } from './testing/rating-samples.ts';
import { typesetDocument } from './typesetting/typeset-document.ts';

const SAMPLE = sampleRatingReport();
const LONG = 'Brücken- und Stahlbau '.repeat(40);

test.each(LANGUAGES)('a report has at most 20 pages however much there is to tell, in %s', (language) => {
  for (const places of inTurn([20, 4, 2], LANGUAGES.indexOf(language), 1)) {
    const model = ratingReportModel({
      ...SAMPLE,
      texts: readRatingTexts(language),
      say: sayFor(SAMPLE.brand, language),
      raises: Array.from({ length: 40 }, () => SAMPLE.raises).flat(),
      findings: SAMPLE.findings.flatMap((finding) =>
        Array.from({ length: places }, (_, index) => ({
          ...finding,
          asset: `${index}.${'host-'.repeat(40)}example`,
          evidence: [LONG],
        })),
      ),
      incidents: Array.from({ length: 50 }, () => SAMPLE.incidents).flat(),
    });
    expect(pdfFacts(typesetDocument('rating-report', model)).pages).toBeLessThanOrEqual(20);
  }
});
