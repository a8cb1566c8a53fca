import { texts } from '@portal/domain/texts/texts.ts';

export const featuredSlide = texts('marketplace.featured.featuredSlide', {
  seeTheOfferOf: 'See the offer<span> of {partnerName}</span>',
});

export const featuredOffers = texts('marketplace.featured.featuredOffers', {
  featuredOffers: 'Featured offers',
  countOfCount2: '{count} of {count2}',
  startTheSlideShow: 'Start the slide show',
  pauseTheSlideShow: 'Pause the slide show',
  previousOffer: 'Previous offer',
  nextOffer: 'Next offer',
});
