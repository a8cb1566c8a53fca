import { fillPolicy } from '../domain/src/policies/fill-policy.ts';
import { parseMarkdown } from '../server/src/documents/parse-markdown.ts';
import { policyModel } from '../server/src/documents/policy-model.ts';
import { brand, say } from '../server/src/documents/testing/scan-report-samples.ts';
import { createDocumentRenderer } from '../server/src/documents/typesetting/document-renderer.ts';
import { readPolicyLibrary } from '../server/src/modules/policies/library/policy-library.ts';
import { atMost, type Figure, median } from './figure.ts';

const PAGES = 40;
const WARM_UPS = 2;
const ROUNDS = 9;
const LONGEST_MS = 300;

/** Time of a policy of about 40 pages as a PDF when the typesetter is warm; each round is another text, so that nothing is remembered. */
export async function measurePolicyPdf(): Promise<Figure[]> {
  const renderer = createDocumentRenderer();
  try {
    const times: number[] = [];
    let pages = 0;
    for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
      const model = longPolicy(round);
      const startedAt = performance.now();
      const pdf = await renderer.typeset('policy', model);
      if (round >= 0) times.push(performance.now() - startedAt);
      pages = pagesOf(pdf);
    }
    const figure = atMost(`PDF of a policy of ${pages} pages`, median(times), LONGEST_MS, 'ms');
    const isLong = pages >= PAGES;
    return [{ ...figure, isMet: figure.isMet && isLong }];
  } finally {
    await renderer.close();
  }
}

/** Policies of the library one after the other, until there are enough pages; the number tells the rounds apart. */
function longPolicy(round: number) {
  const text = readPolicyLibrary('en')
    .slice(0, 17)
    .map(({ name, template, fields }) => {
      const words = fillPolicy(template, fields, { companyName: `Company ${round}` });
      return `# ${name} ${round}\n\n${words}`;
    });
  return policyModel({
    library: null,
    history: [],
    brand,
    logo: null,
    say,
    organisationName: `Company ${round}`,
    name: 'All policies',
    purpose: '',
    audience: '',
    version: 1,
    status: 'Active',
    approver: 'Dana Reyes',
    approvedAt: new Date(),
    nextReview: null,
    savedAt: null,
    text: parseMarkdown(text.join('\n\n')),
    acknowledgements: [],
    createdAt: new Date(),
  });
}

function pagesOf(pdf: Uint8Array): number {
  const [, count] = /\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  return Number(count ?? 0);
}
