import { texts } from '@portal/domain/texts/texts.ts';

export const introPages = texts('monitoring.intro.introPages', {
  title: 'See your website as an attacker sees it',
  mostAttacksOnSmall:
    'Most attacks on small companies are not personal. Bots search the whole internet, day and night, for websites with a known weak spot: old software, a forgotten backup, an expired certificate.',
  aScanLooksFor: 'A scan looks for the same weak spots and tells you about them before someone else finds them.',
  nothingOnYourWebsite: 'Nothing on your website changes',
  youChooseHowDeep:
    'You choose how deep a scan looks. The Lightning and Safe levels only open pages, as a visitor would, and never faster than your website can handle.',
  youOnlyNeedThe: 'You only need the address and the website owner’s permission. You can stop a scan at any time.',
  itRunsAutomatically: 'It runs automatically',
  addAWebsiteChoose:
    'Add a website, choose a day, and scans repeat as often as your plan allows. New weaknesses are discovered every week, so a website that was fine in the spring may not be in the fall.',
  settingItUpTakes: 'Setting it up takes about two minutes. When a scan finds something new, we send you an email.',
  youLearnWhatTo: 'You learn what to do, and who can do it',
  everyFindingSaysWhat:
    'Every finding explains what is wrong, why it matters to a company like yours, how to fix it step by step, and who can fix it: you, your web developer or your hosting provider.',
  pdfReportsByOwasp:
    'PDF reports, sorted by OWASP Top 10 or PCI DSS requirement, are ready for customers, insurers and auditors.',
});
