import { texts } from '@portal/domain/texts/texts.ts';

/** On the cover and in the summary of a scan's report. */
export const summary = texts('documents.scan.summary', {
  preparedFor: 'Prepared for',
  reportDate: 'Report date',
  scanFinished: 'Scan finished',
  scanLevel: 'Scan level',
  duration: 'Duration',
  /** The severity of findings that are no issues, below their number. */
  infoNotCounted: 'Info, not counted',
  inShort: 'In short',
  nextThing: 'The next thing to do',
  howLong: 'How long it will take',
  nothingToDo: 'You don’t need to do anything right now.',
  bySeverity: 'Findings by severity',
  sinceLastScan: 'Since the last scan',
  wellDone: 'Well done: the problems that were fixed no longer appear in this report.',
  newAreMarked: 'New findings are marked “New”.',
  scanByScan: 'Scan by scan',
  fixedSince: 'fixed since the previous scan',
  whatToDoFirst: 'What to do first',
  nothingToFix:
    'There is nothing to fix at the moment. Keep the scan schedule running, and keep the website’s software up to date.',
  aboutLists:
    'The work is grouped by who can usually do it, most urgent first. You can forward each list as is. The numbers link to the findings with their instructions.',
  whatToDo: 'What to do',
});

/** Of the findings one by one. */
export const findings = texts('documents.scan.findings', {
  allFindings: 'All findings at a glance',
  number: 'No.',
  severity: 'Severity',
  finding: 'Finding',
  /** Above numbers of pages. */
  page: 'Page',
  inDetail: 'Findings in detail',
  /** A mark beside a finding that the scan before did not have. */
  isNew: 'New',
  /** How the PCI pre-check judges a finding. */
  fail: 'Fail',
  pass: 'Pass',
  whyItMatters: 'Why it matters',
  howToFix: 'How to fix it',
  where: 'Where',
  /** A name or a part of an address follows. */
  concerns: 'Affects:',
  evidence: 'Evidence',
  request: 'What the scan sent',
  response: 'What your website sent back (excerpt)',
  curl: 'See for yourself',
  /** What follows is listed: the same request as for finding 1, … */
  shownBefore: 'Shown earlier:',
  references: 'References',
});

/** At the end of the report. */
export const appendix = texts('documents.scan.appendix', {
  aboutOwasp:
    'The OWASP Top 10 lists the ten most important kinds of web application weaknesses. This is what the scan can say about each. “Not tested by automatic scan” means that none of its checks covers that category, not that everything is fine.',
  category: 'Category',
  in2021: 'In 2021',
  result: 'Result',
  /** Numbers of findings follow. */
  numbers: 'no.',
  aboutScan: 'About this scan',
  website: 'Website',
  started: 'Started',
  finished: 'Finished',
  severitiesMean: 'What the severities mean',
  highMeans: 'Can be exploited from the outside with little effort and can do great harm. Fix it now.',
  mediumMeans: 'Harder to exploit, or does less harm on its own. Fix it within weeks.',
  lowMeans: 'Makes attacks easier, or means a safeguard is missing. Fix it during regular maintenance.',
  infoMeans: 'Worth knowing. Not counted as an issue.',
  whatItLeft: 'What this scan left on the website',
  whatWasNotTested: 'What was not tested',
  limits:
    'An automatic scan looks at the website from the outside, without signing in. It tries well-known passwords and uploads files only where the website’s owner has turned that on, because the first can lock accounts and the second can leave something behind. It cannot see mistakes in an online store’s logic or in who is allowed to do what, or anything on the devices and accounts in your office. A scan without findings is a good sign, not a certificate. New weaknesses are discovered every week, so run scans on a schedule.',
});

/** Of the pre-check for PCI DSS. */
export const pci = texts('documents.scan.pci', {
  aboutVendors:
    'Approved scanning vendors fail a website for any finding with a CVSS v3.1 base score of 4.0 or higher. This report lets you check for yourself beforehand. It is not an ASV scan.',
  byRequirement: 'By requirement of PCI DSS 4.0.1',
  noRequirement: 'No findings relate to a requirement.',
  requirement: 'Requirement',
  findings: 'Findings',
  withScores: 'Findings with their scores',
  nothingFound: 'Nothing was found.',
  score: 'Score',
  vector: 'CVSS v3.1 vector',
});

/** What the document is called. */
export const names = texts('documents.scan.names', {
  owasp: 'Website security report',
  pci: 'PCI DSS pre-check',
  owaspTitle: 'Website security report: {website}',
  pciTitle: 'PCI DSS pre-check: {website}',
  /** Below the name on the cover. */
  owaspKind: 'Standard report (OWASP)',
  pciKind: 'Findings by requirement of PCI DSS 4.0.1',
  /** Programs show it as what the document is about. */
  description: 'Security scan of {address} on {date}',
});

/** Sentences of the summary with figures. */
export const told = texts('documents.scan.told', {
  failing:
    '{count, plural, =0 {No finding reaches the failing score of 4.0} one {# finding reaches the failing score of 4.0} other {# findings reach the failing score of 4.0}}',
  /** {effort} as in "About 2 hours". */
  effort:
    '{effort} for everything that counts, estimated for people who know the systems. The lists below say who does what.',
  effortOfList: '{effort}, estimated',
  setAside:
    '{count, plural, one {# of these was set aside by your organization, because the risk is accepted or it is not a problem. It is listed below, with the reason, and is not on the to-do lists.} other {# of these were set aside by your organization, because the risk is accepted or it is not a problem. They are listed below, with the reason, and are not on the to-do lists.}}',
  comparison:
    'Compared with the scan from {date}: <strong>{appeared, plural, one {# new} other {# new}}</strong>, <strong>{still, plural, one {# still there} other {# still there}}</strong>, <strong>{fixed, plural, one {# fixed} other {# fixed}}</strong>.',
  /** One bar of the chart, for those who do not see it. */
  bar: '{severity}: {count, number}',
  /** {bars} as in "High: 2, Medium: 1". */
  bars: 'Bar chart of the findings by severity. {bars}.',
  countsOfScan: '{highs, number} high, {mediums, number} medium, {lows, number} low',
  /** {firstCounts} and {lastCounts} as in "2 high, 1 medium, 4 low". */
  trend:
    'Issues in {scans, plural, one {# scan} other {# scans}}: on {firstDay}, {firstCounts}; on {lastDay}, {lastCounts}.',
  columns: 'Column chart. {inWords}',
});

/** Sentences about a finding. */
export const about = texts('documents.scan.about', {
  /** {mark} as in "Accepted". */
  markUntil: '{mark} until {date}',
  marked: '<strong>{mark}</strong> by your organization, so it is not on the to-do lists. The reason given: {reason}',
  who: 'Who can do it: <strong>{who}</strong>',
  /** {platform} is the name of a product. */
  platform: 'On <strong>{platform}</strong>:',
  request: 'the same request as for finding <link>{number}</link>',
  response: 'the same response as for finding <link>{number}</link>',
  curl: 'the same command as for finding <link>{number}</link>',
  /** What a scan says about a category of the OWASP Top 10. */
  foundInCategory: '{count, plural, one {# finding} other {# findings}}',
  nothingInCategory: 'Nothing found',
  categoryNotTested: 'Not tested by automatic scan',
});

export const pciTold = texts('documents.scan.pciTold', {
  notAnAsvScan:
    '<strong>This is not an ASV scan.</strong> PCI DSS requirement 11.3.2 requires external scans by a company that the PCI Security Standards Council has approved (an Approved Scanning Vendor). This report does not replace one and must not be submitted as one. It shows you in advance what such a scan is likely to flag.',
  howItJudges:
    'A finding fails when its CVSS v3.1 base score is 4.0 or higher, the threshold that approved vendors use. DNS records for your email domain are listed under 5.4.1 and never fail, because this kind of scan rates only the systems it can reach. Of {all, plural, one {# finding} other {# findings}} in this scan, <strong>{failing, number} would fail</strong> and {passing, number} would pass. The score rates the weakness in general; the severity in the Standard report also considers what it usually means for a small company, so the two can differ.',
  requirement: 'Requirement {number}',
  withoutRequirement: 'Findings that don’t relate to any requirement',
});
