import type { AreaId, MaturityElement, MaturityNotices, MaturitySet } from '../maturity-types.ts';

const LEVEL_NAMES = ['None', 'Ad hoc', 'Partial', 'Defined', 'Managed', 'Optimized'];

const element = (elementPath: string, code: string, elementCategory: AreaId, name: string): MaturityElement => ({
  elementPath,
  code,
  elementCategory,
  version: 1,
  name,
  question: `How is it with ${name.toLowerCase()}?`,
  help: `What is meant by ${name.toLowerCase()}.`,
  why: [{ kind: 'paragraph', spans: [{ text: `Why ${name.toLowerCase()} matters.` }] }],
  answers: LEVEL_NAMES.map((title, level) => ({
    level,
    title: `${title} of ${name}`,
    text: `What one sees at level ${level}.`,
  })),
  nextLevels: LEVEL_NAMES.slice(1).map((title, from) => ({
    from,
    goal: `Get ${name.toLowerCase()} to ${title}`,
    steps: ['Do the first thing', 'Do the second thing'],
    cost: 'Free',
    time: '1 hour',
    hours: 1,
    who: 'The owner',
  })),
  findOut: { what: `Look up ${name.toLowerCase()}.`, who: 'your IT provider', minutes: 15 },
  mayNotApply: code === 'T1' ? 'We have none of this.' : null,
  askColleague: `Could you tell us about ${name.toLowerCase()}?`,
  glossary: code === 'T1' ? ['mfa'] : [],
  csf: ['GV.RR-01'],
  cpg: ['1.B'],
  links: [],
});

/** Two questions in each Security Area. */
export const FAKE_SET: MaturitySet = {
  setVersion: 1,
  name: 'Test set',
  isBeta: true,
  elements: [
    element('leadership', 'P1', 'people', 'Leadership'),
    element('training', 'P2', 'people', 'Training'),
    element('risks', 'R1', 'process', 'Risks'),
    element('backups', 'R2', 'process', 'Backups'),
    element('sign-in', 'T1', 'technology', 'Sign-in'),
    element('devices', 'T2', 'technology', 'Devices'),
  ],
  glossary: [{ id: 'mfa', term: 'Second factor', text: 'Something besides the password.' }],
  interstitials: (['people', 'process', 'technology'] as const).map((elementCategory) => ({
    elementCategory,
    title: `Now: ${elementCategory}`,
    text: [{ kind: 'paragraph' as const, spans: [{ text: `What comes in ${elementCategory}.` }] }],
    minutes: 5,
  })),
  levels: LEVEL_NAMES.map((levelName, level) => ({ level, levelName, description: `What ${levelName} means.` })),
  areas: [
    {
      elementCategory: 'people',
      name: 'People',
      summary: 'Who does what.',
      finished: { title: 'Done', text: 'Done.' },
    },
    {
      elementCategory: 'process',
      name: 'Process',
      summary: 'How it is done.',
      finished: { title: 'Done', text: 'Done.' },
    },
    {
      elementCategory: 'technology',
      name: 'Technology',
      summary: 'With what.',
      finished: { title: 'Done', text: 'Done.' },
    },
  ],
  intro: { explanation: 'Six plain questions.', tips: ['Answer as it is today.'] },
  introPages: [
    { title: 'Know where you stand', text: ['First page.'] },
    { title: 'Know what is next', text: ['Second page.'] },
  ],
};

export const FAKE_NOTICES: MaturityNotices = {
  releaseNotes: { version: '1', title: 'New: Cyber Maturity', text: [{ heading: 'A report', text: 'What it says.' }] },
  roadBlock: { title: 'How safe are you?', text: 'Half an hour tells.' },
};
