import { texts } from '@portal/domain/texts/texts.ts';

export const introPages = texts('ratings.intro.introPages', {
  title: 'Your company, as the internet sees it',
  everythingYourCompanyHas:
    'Everything your company has on the internet is your attack surface: your website, your email, the doors a server leaves open.',
  attackersLookAtIt:
    'Attackers look at it every day. Here you see what they see, before they use it. We do not break into anything, and you do not have to install anything.',
  oneNumberToFollow: 'One number to follow',
  theRatingGoesFrom:
    'The rating ranges from 250 to 900, like a credit score: below 640 is Basic, 640 and up is Intermediate, and 740 and up is Advanced.',
  itIsBasedOn:
    'The rating is based on 22 risk vectors. Anything that cannot be seen from the outside counts neither for nor against you, and each page says so.',
  whatToDoNext: 'What to do next',
  theOverviewListsWhat:
    'The overview lists what would raise your rating, biggest gain first. For each vector, Individual Analysis shows what was found, why it matters, how to fix it and who can do that.',
  weCheckAgainEvery:
    'We check again every week. Your fixes show up after the next check, and you can request one yourself once a day.',
  somethingToShow: 'Something to show',
  customersInsurersAndBanks:
    'Customers, insurers and banks ask how secure you are. The Snapshot Report answers that on one page; the Detailed Report has every finding and a plan.',
  allYouNeedIs: 'All you need is the address of your website.',
});
