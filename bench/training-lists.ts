import { timeOfPage } from './browser/time-of-page.ts';
import { atMost, type Figure } from './figure.ts';
import { withSeededPortal } from './portal/seeded-portal.ts';
import { seedTraining, type TrainingFirm } from './seeds/seed-training.ts';

const MAX_MS = 300;
/** The report goes through every answer to every quiz. */
const MAX_REPORT_MS = 1000;
const IMPORTED = 5000;
const MAX_IMPORT_SECONDS = 10;
/** A change of the plans shows within two seconds. */
const PLANS_SHOW_MS = 4000;

/** What admins open of a team of 5,000 people with twelve courses each. */
const PAGES: Readonly<Record<string, string>> = {
  'first page of the team': 'listTrainees',
  'page 150': 'listTrainees?page=150',
  'overdue people, by day': 'listTrainees?state=overdue&sort=due',
  'least progress first': 'listTrainees?sort=progress',
  'found by name': 'listTrainees?search=zoe%20a',
  'one course': 'listTrainees?courseId=phishing&state=not-started',
};

/** How long the pages about a large team take, and how long a list of 5,000 people is written, with 15,000 people in the database. */
export function measureTrainingLists(): Promise<Figure[]> {
  return withSeededPortal(seedTraining, async (origin, firm) => {
    const figures: Figure[] = [];
    const measure = async (name: string, path: string, most = MAX_MS) =>
      figures.push(atMost(`training: ${name}`, await timeOfPage(`${origin}/api/${path}`, firm.token), most, 'ms', 1));
    for (const [name, path] of Object.entries(PAGES)) await measure(name, `training/${path}`);
    await measure('one person', `training/readTrainee/${firm.traineeId}`);
    await measure('dashboard', 'dashboard/getModuleActivity');
    await measure('the report', 'training/readTrainingReport', MAX_REPORT_MS);
    figures.push(await timeOfImport(origin, firm));
    return figures;
  });
}

async function timeOfImport(origin: string, { token, openSeats }: TrainingFirm): Promise<Figure> {
  await openSeats();
  await new Promise((resolve) => setTimeout(resolve, PLANS_SHOW_MS));
  const session = { cookie: `sid=${token}` };
  const { CSRFToken } = (await (await fetch(`${origin}/api/getCSRFToken`, { headers: session })).json()) as {
    CSRFToken: string;
  };
  const lines = Array.from({ length: IMPORTED }, (_, index) => `new-${index}@firm.example,Person ${index},Sales`);
  const form = new FormData();
  form.append('file', new Blob([`Email,Name,Department\n${lines.join('\n')}\n`]), 'people.csv');
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/training/saveTraineesBulk`, {
    method: 'POST',
    headers: { ...session, 'x-csrf-token': CSRFToken, 'sec-fetch-site': 'same-origin' },
    body: form,
  });
  const answer = await response.text();
  if (!response.ok || !answer.includes(`"added":${IMPORTED}`)) throw new Error(`The list was not written: ${answer}`);
  const seconds = (performance.now() - startedAt) / 1000;
  return atMost(`training: a list of ${IMPORTED} people written`, seconds, MAX_IMPORT_SECONDS, 's', 1);
}
