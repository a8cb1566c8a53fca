import { texts } from '@portal/domain/texts/texts.ts';

export const introPages = texts('concierge.intro.introPages', {
  title: 'Security experts on your side',
  youDoNotNeed:
    'You do not need to be an expert, and you do not need to hire one. Your cyber concierge is a team of people who do this every day.',
  theyLookAtYour:
    'They review your security with you, tell you what matters, and answer your questions in plain words.',
  weakPointsAndWhat: 'Weak points, and what to do about them',
  whatTheConciergeFinds:
    'Whatever the concierge finds appears under Weaknesses, worst first, along with what it means for a company like yours and how to fix it.',
  eachHasAPdf:
    'Each weakness comes with a PDF for the person who will fix it. When it’s fixed, tell the concierge, who will check it and update its status.',
  stuck: 'Stuck? Click “I need help”',
  buttonEverywhere:
    'Every weakness, website finding and policy has an “I need help” button. Say what you want to know, add a screenshot if you like, and send.',
  weEmailYouWhen:
    'We’ll email you when the answer is ready. You’ll find it under Help requests, along with everything said so far.',
});
