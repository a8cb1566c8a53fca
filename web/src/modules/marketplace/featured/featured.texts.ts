import { texts } from '@portal/domain/texts/texts.ts';

export const featuredSlide = texts('marketplace.featured.featuredSlide', {
  seeTheOffer: 'See the offer<span> from {partnerName}</span>',
});

export const featuredOffers = texts('marketplace.featured.featuredOffers', {
  featuredOffers: 'Featured offers',
  /** The place of a slide among all of them. */
  position: '{position} of {total}',
  startTheSlideShow: 'Start the slide show',
  pauseTheSlideShow: 'Pause the slide show',
  previousOffer: 'Previous offer',
  nextOffer: 'Next offer',
});
