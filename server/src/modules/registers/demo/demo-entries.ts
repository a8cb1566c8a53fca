import type { RecordValues, RegisterId, Tick } from '@portal/domain/registers/register.ts';

/** An entry of the demonstration; of days there is how far they are from today. */
export type DemoEntry = {
  readonly register: RegisterId;
  readonly values: RecordValues;
  /** By column, in days from today. */
  readonly days?: Readonly<Record<string, number>>;
  readonly ticks?: Readonly<Record<string, Tick>>;
  readonly owner?: 'it';
  /** Closed so many days ago. */
  readonly closedDaysAgo?: number;
  /** A file that proves it. */
  readonly proof?: { readonly fileName: string; readonly text: string };
};

/** Enough of each register to see what it is for; one restore test is overdue. */
export const DEMO_ENTRIES: readonly DemoEntry[] = [
  {
    register: 'suppliers',
    values: {
      name: 'Quayside IT',
      service: 'IT support and backups',
      data: 'Can see everything on our computers',
      access: 'Administrator of all systems, by remote support',
      importance: 'high',
      agreement: 'yes',
      assurance: 'Cyber Essentials certificate',
      contact: 'Noor Haddad',
    },
    days: { reviewedOn: -120 },
    proof: { fileName: 'quayside-agreement.txt', text: 'Data processing agreement with Quayside IT, signed by both.' },
  },
  {
    register: 'suppliers',
    values: {
      name: 'Tern Payroll',
      service: 'Monthly payroll',
      data: 'Names, bank accounts and pay',
      importance: 'medium',
      agreement: 'yes',
    },
    days: { reviewedOn: -60 },
  },
  {
    register: 'suppliers',
    values: {
      name: 'Lagoon Hosting',
      service: 'Web shop hosting',
      data: 'Orders and addresses',
      importance: 'high',
      agreement: 'no',
    },
  },
  {
    register: 'devices',
    values: {
      name: 'Office laptop 1',
      kind: 'computer',
      serial: 'QX-20881',
      user: 'Dana Reyes',
      isPersonal: 'no',
      encrypted: 'yes',
      updates: 'yes',
    },
    days: { handedOn: -400, supportEnds: 900, checkedOn: -40 },
    owner: 'it',
  },
  {
    register: 'devices',
    values: {
      name: 'Cash register',
      kind: 'other',
      serial: 'CR-77120',
      user: 'Shop counter',
      isPersonal: 'no',
      updates: 'no',
    },
    days: { supportEnds: 210, checkedOn: -40 },
    owner: 'it',
  },
  {
    register: 'access-reviews',
    values: {
      system: 'Email and cloud storage',
      reviewer: 'Dana Reyes',
      accounts: '14',
      removed: '1',
      adminsChecked: 'yes',
      notes: 'One account of a summer helper was turned off.',
    },
    days: { dueOn: -30, reviewedOn: -33 },
    closedDaysAgo: 33,
    proof: { fileName: 'accounts-email.csv', text: 'name,role,needed\nDana Reyes,admin,yes\nSam Okafor,admin,yes' },
  },
  {
    register: 'access-reviews',
    values: { system: 'Email and cloud storage', reviewer: 'Dana Reyes' },
    days: { dueOn: 58 },
  },
  { register: 'access-reviews', values: { system: 'Online banking', reviewer: 'Dana Reyes' }, days: { dueOn: 20 } },
  {
    register: 'exceptions',
    values: {
      what: 'The cash register gets no updates',
      rule: 'Vulnerability management',
      reason: 'The maker no longer offers any. A new one is ordered.',
      risk: 'medium',
      protection: 'It is in a network of its own.',
      approvedBy: 'Dana Reyes',
    },
    days: { approvedOn: -45, endsOn: 75 },
  },
  {
    register: 'changes',
    values: {
      change: 'New version of the web shop',
      kind: 'planned',
      system: 'Web shop',
      risk: 'medium',
      approvedBy: 'Dana Reyes',
      wayBack: 'Restore the backup of the night before.',
      tested: 'yes',
      result: 'A test order works.',
    },
    days: { plannedOn: -12 },
    owner: 'it',
    closedDaysAgo: 11,
  },
  {
    register: 'restore-tests',
    values: { system: 'Recipes and accounts', testedBy: 'Quayside IT', goalHours: '8' },
    days: { dueOn: -9 },
    owner: 'it',
  },
  {
    register: 'breaches',
    values: {
      what: 'Order list sent to the wrong customer',
      people: '12',
      data: 'Names and orders of customers',
      decision: 'none',
      reason: 'The recipient deleted it and confirmed that. A risk is unlikely.',
      measures: 'Lists are now sent as links.',
    },
    days: { noticedOn: -80, decideBy: -77 },
    closedDaysAgo: 70,
  },
  {
    register: 'incidents',
    values: {
      what: 'Fake invoice from a known supplier',
      reportedBy: 'Amara Cole',
      severity: 'medium',
      affected: 'No systems',
      actions: 'The bookkeeper called the supplier before paying.',
      cause: 'The supplier’s mailbox had been taken over.',
      lessons: 'Calling first works. Everyone was told.',
      isPersonal: 'no',
    },
    days: { noticedOn: -52, followUpBy: -38 },
    closedDaysAgo: 40,
  },
  {
    register: 'keys',
    values: {
      name: 'Front door',
      kind: 'door',
      number: 'No. 3',
      holder: 'Sam Okafor',
      place: 'With the holder',
      signed: 'yes',
    },
    days: { handedOn: -500, checkedOn: -90 },
  },
  {
    register: 'ai-tools',
    values: {
      name: 'Assistant in the office programs',
      purpose: 'Drafts of emails and offers',
      decision: 'limited',
      account: 'Company account',
      data: 'No pay and no health data',
      trains: 'no',
      people: 'no',
      approvedBy: 'Dana Reyes',
    },
    days: { reviewedOn: -70 },
  },
  {
    register: 'visitors',
    values: {
      name: 'Robin Vale',
      company: 'Vale Ovens',
      host: 'Sam Okafor',
      arrived: '9:30',
      left: '11:00',
      reason: 'Maintenance of the ovens',
      rooms: 'Bakehouse',
    },
    days: { visitOn: -6 },
    closedDaysAgo: 6,
  },
  {
    register: 'risks',
    values: {
      risk: 'A payment goes to a scammer’s account',
      effect: 'The money is usually gone within a day.',
      likelihood: 'possible',
      impact: 'serious',
      treatment: 'reduce',
      measures: 'Two people approve payments.',
      acceptedBy: 'Dana Reyes',
    },
    days: { reviewBy: 95 },
  },
  {
    register: 'risks',
    values: {
      risk: 'The web shop is down before the holidays',
      likelihood: 'possible',
      impact: 'severe',
      treatment: 'reduce',
      measures: 'A second host is being looked for.',
    },
    days: { reviewBy: 25 },
  },
  {
    register: 'leavers',
    values: {
      name: 'Jordan Hale',
      job: 'Summer helper',
      manager: 'Sam Okafor',
      isSudden: 'no',
      devices: 'Front door key',
    },
    days: { lastDay: 4 },
    ticks: { accounts: 'done', 'other-accounts': 'not-needed', keys: 'done' },
  },
];
