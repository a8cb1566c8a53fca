import { texts } from '@portal/domain/texts/texts.ts';

export const methodPage = texts('ratings.method.methodPage', {
  ratingMethodAttackSurface: 'Rating method · Attack Surface',
  title: 'How the rating works',
  description: 'What we check, how it is weighted, and what the number cannot tell you.',
  attackSurfaceAnalytics: 'Attack Surface Analytics',
  yourRatingComesFrom: 'Your rating comes from BitSight and follows BitSight’s own rules.',
  theRulesBelowAre:
    'The rules below are for ratings that the portal calculates itself. The scale, bands and risk vectors are the same.',
  what: 'The method',
  loadingTheMethod: 'Loading the method',
});
