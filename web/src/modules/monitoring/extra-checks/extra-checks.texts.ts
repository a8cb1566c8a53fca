import { texts } from '@portal/domain/texts/texts.ts';

export const extraCheckTexts = texts('monitoring.extraChecks.extraCheckTexts', {
  passwords: 'Try well-known passwords',
  passwordsWhat:
    'Where administrators sign in, the scan tries the product’s default password, such as “admin”. Each scan makes up to three attempts across the whole website, some time apart. Where customers sign in, it doesn’t try any passwords.',
  anAccountCanBe:
    'An account can be locked for a while if it allows fewer than three attempts. The scan stops at the first sign of that.',
  anyoneWhoMonitorsThe: 'Anyone who monitors the sign-ins will see the attempts and may get an email about them.',
  ifAPasswordWorks: 'If a password works, the scan reports it and does not use it for anything.',
  passwordsTerms:
    'I agree that scans may try up to three well-known passwords on the administration pages of this website. I know that this can lock an account for a while and that it shows up in the logs. The people who manage the website know about it. I may turn it off at any time.',
  uploads: 'Upload test files',
  uploadsWhat:
    'Where visitors can upload files, the scan uploads a short text file and checks where it was stored. If it finds the file, it uploads one script there, which multiplies two numbers and deletes itself, to see whether the server would run an attacker’s file. It uses up to three forms per website and skips forms that send messages to people.',
  theTextFileStays:
    'The text file remains on the server, because a form offers no way to remove it. The report names it so you can delete it.',
  aScriptThatThe:
    'A script that the server does not run, or does not allow to delete itself, also remains. The report gives its exact address.',
  aListOfVisitor: 'A list of visitor uploads can show entries from the scan.',
  uploadsTerms:
    'I agree that scans may upload harmless test files through forms on this website, including a script that multiplies two numbers and deletes itself. I know that files can stay on the server, that the report names them, and that I then have to delete them. The people who manage the website know about it. I may turn it off at any time.',
});

export const extraCheckSwitch = texts('monitoring.extraChecks.extraCheckSwitch', {
  whatMayHappen: 'What may happen',
  turnedOnBy: 'Turned on by {name} on {day}.',
  turnOn: 'Turn on',
  leaveOff: 'Leave off',
});
