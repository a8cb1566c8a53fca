import { texts } from '@portal/domain/texts/texts.ts';

export const introPages = texts('policies.intro.introPages', {
  rules: 'Rules that everyone knows',
  whoMayInstall:
    'Who may install software? What happens when a laptop is lost? In most small companies, the answer is in someone’s head until that person goes on vacation.',
  inWriting:
    'A policy puts it in writing once, in plain words. Customers, insurers and auditors all ask for the same documents.',
  readyMade: 'Ready-made policies that you make your own with a few answers',
  chooseAPolicy: 'Choose a policy from the library. It is complete, and it is written for companies like yours.',
  yourWords:
    'Some of the details are up to you: who decides, how many days, which software. Click one and answer the question, and the text changes before your eyes. Most policies take 15 minutes.',
  neverLost: 'Approved, dated, never lost',
  onceApproved:
    'Once you approve a policy, it takes effect. It shows your name and the date, and you get a PDF to hand out. An approved version is never changed; any change creates a new version.',
  whoChangedWhat: 'You can always see who changed what and when, and we remind you when a policy is due for review.',
});
